/// The fields of a ``ReplicatedRecord``, written as an array of ``Field``.
public struct Fields<Record>: Sendable {
    /// Ascending by the UTF-8 of their keys, so that versions of an app that list them differently write the same bytes.
    @usableFromInline
    let sorted: [Field<Record>]

    /// Takes fields, whose keys must be distinct.
    public init(_ fields: [Field<Record>]) {
        sorted = fields.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (field, next) in zip(sorted, sorted.dropFirst()) {
            precondition(field.key != next.key, "two fields of \(Record.self) have the key \"\(field.key)\"")
        }
        for (index, field) in sorted.enumerated() {
            let twin = sorted[..<index].first { $0.access.anyPath == field.access.anyPath }
            precondition(
                twin == nil,
                "the fields \"\(twin?.key ?? "")\" and \"\(field.key)\" of \(Record.self) are one property"
            )
        }
    }
}

extension Fields: ExpressibleByArrayLiteral {
    /// Takes fields, whose keys must be distinct.
    public init(arrayLiteral elements: Field<Record>...) {
        self.init(elements)
    }
}

extension Fields {
    /// The place of a key, or nil for one that this version of the record doesn't know. O(log n).
    func index(of key: String) -> Int? {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].key.utf8.lexicographicallyPrecedes(key.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < sorted.count && sorted[low].key.utf8.elementsEqual(key.utf8) ? low : nil
    }
}
