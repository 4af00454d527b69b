import ReplicaSim

/// A register that keeps concurrent values, each with the dot of its write, and ways to get it wrong.
struct ValuesDouble: MergedType {
    enum Bug: Sendable {
        /// A value that was overwritten stays where its successor comes from a third replica.
        case keepsOverwritten

        /// Of concurrent values the one of the greater replica stays.
        case keepsOne
    }

    private struct Entry: Sendable, Hashable {
        var value: Int
        var replica: Int
        var counter: Int
    }

    private let bug: Bug?
    private let replica: Int
    private var entries: [Entry] = []
    private var seen: [Int] = Array(repeating: 0, count: 16)

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.replica = replica
        self.bug = bug
    }
}

extension ValuesDouble {
    var content: String { "\(entries.map(\.value).sorted())" }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Int? { draws.below(10) }

    mutating func perform(_ value: Int) {
        seen[replica] += 1
        entries = [Entry(value: value, replica: replica, counter: seen[replica])]
    }

    mutating func merge(_ other: ValuesDouble) {
        let mine = entries.filter { entry in
            other.entries.contains(entry) || entry.counter > other.seen[entry.replica]
                || (bug == .keepsOverwritten && !other.entries.contains { $0.replica == entry.replica })
        }
        let theirs = other.entries.filter { !entries.contains($0) && $0.counter > seen[$0.replica] }
        entries = mine + theirs
        if bug == .keepsOne, let last = entries.max(by: { ($0.replica, $0.counter) < ($1.replica, $1.counter) }) {
            entries = [last]
        }
        seen = zip(seen, other.seen).map(max)
    }

    static func expected(after history: History<Int>) -> String? {
        "\(history.alive({ _ in true }, endedBy: { _ in true }).map(\.operation).sorted())"
    }
}
