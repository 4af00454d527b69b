/// A field of a known type.
struct TypedFieldAccess<Record, Value: Replicated>: FieldAccess {
    let path: any WritableKeyPath<Record, Value> & Sendable

    var wireType: WireType { Value.wireType }

    var anyPath: AnyKeyPath { path }

    func beginEdit(_ record: inout Record, _ session: EditSession) {
        record[keyPath: path].beginEdit(session)
    }

    func hasRecordedOperations(_ record: Record) -> Bool {
        record[keyPath: path].hasRecordedOperations
    }

    func endEdit(_ record: inout Record, _ session: EditSession) -> (any Sendable)? {
        let operations = record[keyPath: path].endEdit(session)
        return operations.isEmpty ? nil : operations
    }

    func reset(_ record: inout Record) {
        record[keyPath: path].reset()
    }

    func idCount(of operations: any Sendable) -> UInt64 {
        Value.idCount(of: typed(operations))
    }

    func apply(_ operations: any Sendable, to record: inout Record, by authorship: Authorship) {
        record[keyPath: path].apply(typed(operations), by: authorship)
    }

    func encode(_ operations: any Sendable, to writer: inout WireWriter) {
        Value.encode(typed(operations), to: &writer)
    }

    func decodeOperations(
        _ record: Record,
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> any Sendable {
        try record[keyPath: path].decodeOperations(from: &reader, by: authorship)
    }

    func merge(_ record: inout Record, _ other: Record, in context: MergeContext) {
        record[keyPath: path].merge(other[keyPath: path], in: context)
    }

    func isEqual(_ record: Record, _ other: Record) -> Bool {
        record[keyPath: path] == other[keyPath: path]
    }

    func encodeState(_ record: Record, to writer: inout WireWriter) {
        record[keyPath: path].encodeState(to: &writer)
    }

    func decodeState(_ record: inout Record, from reader: inout WireReader) throws(WireError) {
        try record[keyPath: path].decodeState(from: &reader)
    }

    func compact(_ record: inout Record) {
        record[keyPath: path].compact()
    }

    private func typed(_ operations: any Sendable) -> [Value.Operation] {
        guard let operations = operations as? [Value.Operation] else {
            preconditionFailure("a field was handed another field's operations")
        }
        return operations
    }
}
