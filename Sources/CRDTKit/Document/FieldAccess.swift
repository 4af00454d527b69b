/// What a record does with one of its fields, whatever the field's type: ``Replicated`` with the type erased.
@usableFromInline
protocol FieldAccess<Record>: Sendable {
    associatedtype Record

    var wireType: WireType { get }

    /// Where the record holds the field.
    var anyPath: AnyKeyPath { get }

    func beginEdit(_ record: inout Record, _ session: EditSession)
    func hasRecordedOperations(_ record: Record) -> Bool
    func endEdit(_ record: inout Record, _ session: EditSession) -> (any Sendable)?
    func reset(_ record: inout Record)

    func idCount(of operations: any Sendable) -> UInt64
    func apply(_ operations: any Sendable, to record: inout Record, by authorship: Authorship)
    func encode(_ operations: any Sendable, to writer: inout WireWriter)
    func decodeOperations(
        _ record: Record,
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> any Sendable

    func merge(_ record: inout Record, _ other: Record, in context: MergeContext)
    func isEqual(_ record: Record, _ other: Record) -> Bool
    func encodeState(_ record: Record, to writer: inout WireWriter)
    func decodeState(_ record: inout Record, from reader: inout WireReader) throws(WireError)
    func compact(_ record: inout Record)
    func patches(_ record: Record, since earlier: Record) -> (any Sendable)?

    func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError)
    func write(_ record: inout Record, _ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool

    func undo(
        _ record: Record,
        of operations: any Sendable,
        by authorship: Authorship,
        since earlier: Record
    ) -> any Sendable
    func takeBack(_ record: inout Record, _ undo: any Sendable, _ identities: inout UndoIdentities)
    func restore(_ record: inout Record, _ earlier: Record, _ identities: inout UndoIdentities)
}
