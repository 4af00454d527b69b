/// What changed in one field of a record.
public struct RecordPatch<Record>: Sendable {
    /// The field's place among the record's fields in the order of their keys.
    let field: Int

    /// The patches of the field's type, as an array.
    let patches: any Sendable
}

extension RecordPatch where Record: ReplicatedRecord {
    /// The field's key.
    public var key: String { Record.fields.sorted[field].key }

    /// What changed in the field, if it is the one at the path.
    /// - Parameter path: as the record's `fields` give it, so `\.$title` for a wrapped property.
    public func patches<Value: Replicated>(of path: KeyPath<Record, Value>) -> [Value.Patch]? {
        Record.fields.sorted[field].access.anyPath == path ? patches as? [Value.Patch] : nil
    }
}

extension Sequence {
    /// What changed in the field at a path; nothing if the record's other fields alone changed.
    /// - Parameter path: as the record's `fields` give it, so `\.$title` for a wrapped property.
    public func patches<Record: ReplicatedRecord, Value: Replicated>(of path: KeyPath<Record, Value>) -> [Value.Patch]
    where Element == RecordPatch<Record> {
        lazy.compactMap { $0.patches(of: path) }.first ?? []
    }
}

extension RecordPatch: CustomStringConvertible {
    /// The field's place and its patches.
    public var description: String { "field \(field): \(patches)" }
}

extension ReplicatedRecord {
    /// The fields in which something changed, in the order of their keys.
    public func patches(since earlier: Self) -> [RecordPatch<Self>] {
        Self.fields.sorted.enumerated().compactMap { index, field in
            field.access.patches(self, since: earlier).map { RecordPatch(field: index, patches: $0) }
        }
    }
}
