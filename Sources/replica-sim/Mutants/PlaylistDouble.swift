import ReplicaSim

/// Three things in an order that users change, and the way to get it wrong: to move by removing and inserting.
struct PlaylistDouble: AppliedType {
    struct Operation: Sendable {
        var item: Int
        var place: Int
        var counter: Int
        var replica: Int

        /// The copies that the move replaces.
        var replaced: [Int]
    }

    private struct Entry: Sendable {
        var item: Int
        var place: Int
        var counter: Int
        var replica: Int

        var copy: Int { counter << 8 | replica }
    }

    private let copies: Bool
    private let replica: Int
    private var entries = (0..<3).map { Entry(item: $0, place: $0 * 10, counter: 0, replica: $0) }

    init(replica: Int) { self.init(replica: replica, copies: false) }

    init(replica: Int, copies: Bool) {
        self.replica = replica
        self.copies = copies
    }
}

extension PlaylistDouble {
    var content: String {
        "\(entries.sorted { ($0.place, $0.item, $0.copy) < ($1.place, $1.item, $1.copy) }.map(\.item))"
    }

    var flaw: String? { Set(entries.map(\.item)).count < entries.count ? "\(content) holds something twice" : nil }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        let item = draws.below(3)
        let counter = (entries.map(\.counter).max() ?? 0) + 1
        let replaced = entries.filter { $0.item == item }.map(\.copy)
        return Operation(item: item, place: draws.below(40), counter: counter, replica: replica, replaced: replaced)
    }

    mutating func apply(_ operation: Operation, at moment: Moment) {
        let entry = Entry(
            item: operation.item,
            place: operation.place,
            counter: operation.counter,
            replica: operation.replica
        )
        if copies {
            entries.removeAll { operation.replaced.contains($0.copy) }
            entries.append(entry)
        } else if let index = entries.firstIndex(where: { $0.item == operation.item }),
            (entries[index].counter, entries[index].replica) < (entry.counter, entry.replica)
        {
            entries[index] = entry
        }
    }
}
