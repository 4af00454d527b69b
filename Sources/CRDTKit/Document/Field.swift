/// One field of a ``ReplicatedRecord``: its key in the data and where the record holds it.
public struct Field<Record>: Sendable {
    /// The key by which the field is known in the data, for good.
    public let key: String

    @usableFromInline
    let access: any FieldAccess<Record>

    /// Reads operations of the field and applies them; compiled in the app, where the field's type is known.
    @usableFromInline
    let apply: @Sendable (inout Record, inout WireReader, UInt64, Authorship) throws(WireError) -> Void

    /// Describes a field.
    /// - Parameters:
    ///   - key: its name in the data: short, unique in the record, never changed. What stands under a key keeps its type, also
    ///     that of its elements and values: data of one type would be misread as the other. Use a new key for a new type.
    ///   - path: where the record holds it, as in `\.tags`, or `\.$title` for a wrapped property.
    @inlinable
    public init<Value: Replicated>(_ key: String, _ path: any WritableKeyPath<Record, Value> & Sendable) {
        self.key = key
        access = TypedFieldAccess(path: path)
        apply = { (record, reader, ids, authorship) throws(WireError) in
            try record[keyPath: path].apply(from: &reader, ids: ids, by: authorship)
        }
    }
}
