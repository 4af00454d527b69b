/// Positions in the order of ids, which are distinct.
@usableFromInline
struct FirstWriteOrder {
    @usableFromInline
    var entries: [(id: OperationID, position: Int)] = []

    @usableFromInline
    var isAscending = true

    @inlinable
    init() {}
}

extension FirstWriteOrder {
    @inlinable
    mutating func append(_ id: OperationID, _ position: Int) {
        if let last = entries.last, id < last.id { isAscending = false }
        entries.append((id, position))
    }

    /// The positions, ascending by id. O(n log n), and O(n) if they were appended in that order.
    @usableFromInline
    func positions() -> [Int] {
        isAscending ? entries.map(\.position) : entries.sorted { $0.id < $1.id }.map(\.position)
    }
}
