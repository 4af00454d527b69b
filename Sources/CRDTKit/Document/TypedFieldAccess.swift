/// A field of a known type.
@usableFromInline
struct TypedFieldAccess<Record, Value: Replicated>: FieldAccess {
    let path: any WritableKeyPath<Record, Value> & Sendable

    @usableFromInline
    init(path: any WritableKeyPath<Record, Value> & Sendable) {
        self.path = path
    }

    @usableFromInline
    var wireType: WireType { Value.wireType }

    @usableFromInline
    var anyPath: AnyKeyPath { path }

    @usableFromInline
    func beginEdit(_ record: inout Record, _ session: EditSession) {
        record[keyPath: path].beginEdit(session)
    }

    @usableFromInline
    func hasRecordedOperations(_ record: Record) -> Bool {
        record[keyPath: path].hasRecordedOperations
    }

    @usableFromInline
    func endEdit(_ record: inout Record, _ session: EditSession) -> (any Sendable)? {
        let operations = record[keyPath: path].endEdit(session)
        return operations.isEmpty ? nil : operations
    }

    @usableFromInline
    func reset(_ record: inout Record) {
        record[keyPath: path].reset()
    }

    @usableFromInline
    func idCount(of operations: any Sendable) -> UInt64 {
        Value.idCount(of: typed(operations))
    }

    @usableFromInline
    func apply(_ operations: any Sendable, to record: inout Record, by authorship: Authorship) {
        record[keyPath: path].apply(typed(operations), by: authorship)
    }

    @usableFromInline
    func encode(_ operations: any Sendable, to writer: inout WireWriter) {
        Value.encode(typed(operations), to: &writer)
    }

    @usableFromInline
    func decodeOperations(
        _ record: Record,
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> any Sendable {
        try record[keyPath: path].decodeOperations(from: &reader, by: authorship)
    }

    @usableFromInline
    func merge(_ record: inout Record, _ other: Record, in context: MergeContext) {
        record[keyPath: path].merge(other[keyPath: path], in: context)
    }

    @usableFromInline
    func isEqual(_ record: Record, _ other: Record) -> Bool {
        record[keyPath: path] == other[keyPath: path]
    }

    @usableFromInline
    func encodeState(_ record: Record, to writer: inout WireWriter) {
        record[keyPath: path].encodeState(to: &writer)
    }

    @usableFromInline
    func decodeState(_ record: inout Record, from reader: inout WireReader) throws(WireError) {
        try record[keyPath: path].decodeState(from: &reader)
    }

    @usableFromInline
    func compact(_ record: inout Record) {
        record[keyPath: path].compact()
    }

    @usableFromInline
    func patches(_ record: Record, since earlier: Record) -> (any Sendable)? {
        let patches = record[keyPath: path].patches(since: earlier[keyPath: path])
        return patches.isEmpty ? nil : patches
    }

    @usableFromInline
    func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {
        try Value.noteWrites(from: &reader, by: authorship, in: &trace)
    }

    @usableFromInline
    func write(_ record: inout Record, _ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool {
        record[keyPath: self.path].write(value, at: path)
    }

    @usableFromInline
    func undo(
        _ record: Record,
        of operations: any Sendable,
        by authorship: Authorship,
        since earlier: Record
    ) -> any Sendable {
        record[keyPath: path].undo(of: typed(operations), by: authorship, since: earlier[keyPath: path])
    }

    @usableFromInline
    func takeBack(_ record: inout Record, _ undo: any Sendable, _ identities: inout UndoIdentities) {
        guard let undo = undo as? Value.Undo else { preconditionFailure("a field was handed another field's undo") }
        record[keyPath: path].takeBack(undo, &identities)
    }

    @usableFromInline
    func restore(_ record: inout Record, _ earlier: Record, _ identities: inout UndoIdentities) {
        record[keyPath: path].restore(earlier[keyPath: path], &identities)
    }

    private func typed(_ operations: any Sendable) -> [Value.Operation] {
        guard let operations = operations as? [Value.Operation] else {
            preconditionFailure("a field was handed another field's operations")
        }
        return operations
    }
}
