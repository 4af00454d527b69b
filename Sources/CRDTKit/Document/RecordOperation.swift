/// What a change does to one field of a record.
public struct RecordOperation: Sendable {
    /// The field's place among the record's fields in the order of their keys.
    let field: Int

    /// The operations of the field's type, as an array of its `Operation`.
    let operations: any Sendable
}
