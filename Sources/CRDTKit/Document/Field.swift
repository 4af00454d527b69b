/// One field of a ``ReplicatedRecord``: its key in the data and where the record holds it.
public struct Field<Record>: Sendable {
    /// The key by which the field is known in the data, for good.
    public let key: String

    let access: any FieldAccess<Record>

    /// Describes a field.
    /// - Parameters:
    ///   - key: its name in the data: short, unique in the record, never changed. What stands under a key keeps its type, also
    ///     that of its elements and values: data of one type would be misread as the other. Use a new key for a new type.
    ///   - path: where the record holds it, as in `\.tags`, or `\.$title` for a wrapped property.
    public init<Value: Replicated>(_ key: String, _ path: any WritableKeyPath<Record, Value> & Sendable) {
        self.key = key
        access = TypedFieldAccess(path: path)
    }
}
