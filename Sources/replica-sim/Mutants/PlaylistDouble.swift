import ReplicaSim

/// Three things in an order that users change, and ways to get it wrong.
struct PlaylistDouble: AppliedType {
    enum Bug: Sendable {
        /// To move is to remove and to insert.
        case copies

        /// Of two things at one place, the one that was moved there later by the replica's own account comes last.
        case placesTie
    }

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

    private let bug: Bug?
    private let replica: Int
    private var entries = (0..<3).map { Entry(item: $0, place: $0 * 10, counter: 0, replica: $0) }

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.replica = replica
        self.bug = bug
    }
}

extension PlaylistDouble {
    var content: String {
        let places = entries.enumerated().sorted {
            bug == .placesTie
                ? ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
                : ($0.element.place, $0.element.item, $0.element.copy)
                    < ($1.element.place, $1.element.item, $1.element.copy)
        }
        return "\(places.map(\.element.item))"
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
        if bug == .copies {
            entries.removeAll { operation.replaced.contains($0.copy) }
            entries.append(entry)
        } else if let index = entries.firstIndex(where: { $0.item == operation.item }),
            (entries[index].counter, entries[index].replica) < (entry.counter, entry.replica)
        {
            entries.remove(at: index)
            entries.append(entry)
        }
    }
}
