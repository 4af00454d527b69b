import ReplicaSim

/// A replicated growable array in a flat list (Roh et al. 2011), and ways to get it wrong.
struct SequenceDouble: AppliedType {
    enum Bug: Sendable {
        /// Only one concurrent sibling is skipped on the way to an insertion's place.
        case skipsOne

        /// A position counts what was removed as well.
        case countsRemoved

        /// At the beginning, concurrent siblings are compared the other way round.
        case reversedAtHead

        /// A removal of several elements ends before one of another author.
        case rangeEndsEarly
    }

    struct ID: Sendable, Comparable {
        var counter: Int
        var replica: Int

        static func < (lhs: ID, rhs: ID) -> Bool { (lhs.counter, lhs.replica) < (rhs.counter, rhs.replica) }
    }

    /// What the user meant, and what is done for it.
    enum Operation: Sendable {
        case insert(Int, at: Int, id: ID, after: ID?)
        case remove(at: Int, ids: [ID])
    }

    private struct Element: Sendable {
        var id: ID
        var value: Int
        var isRemoved = false
    }

    private let bug: Bug?
    private let replica: Int
    private var elements: [Element] = []

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.replica = replica
        self.bug = bug
    }
}

extension SequenceDouble {
    var content: String { "\(visible.map(\.value))" }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        let visible = visible
        if draws.below(4) == 3, !visible.isEmpty {
            let position = draws.below(visible.count)
            let count = 1 + min(draws.below(3), visible.count - position - 1)
            return .remove(at: position, ids: visible[position..<(position + count)].map(\.id))
        }
        let position = draws.below(visible.count + 1)
        let counted = bug == .countsRemoved ? elements : visible
        let greatest = elements.map(\.id.counter).max() ?? 0
        return .insert(
            moment.ordinal * 10 + replica,
            at: position,
            id: ID(counter: greatest + 1, replica: replica),
            after: position == 0 ? nil : counted[position - 1].id
        )
    }

    mutating func apply(_ operation: Operation, at moment: Moment) {
        switch operation {
        case .insert(let value, _, let id, let parent):
            var place = parent.flatMap { parent in elements.firstIndex { $0.id == parent } }.map { $0 + 1 } ?? 0
            var skipped = 0
            let isReversed = bug == .reversedAtHead && parent == nil
            while place < elements.count, (elements[place].id > id) != isReversed, bug != .skipsOne || skipped < 1 {
                place += 1
                skipped += 1
            }
            elements.insert(Element(id: id, value: value), at: place)
        case .remove(_, var ids):
            if bug == .rangeEndsEarly { ids = Array(ids.prefix { $0.replica == ids[0].replica }) }
            for index in elements.indices where ids.contains(elements[index].id) { elements[index].isRemoved = true }
        }
    }

    /// Where nothing was concurrent, what a plain list would hold.
    static func expected(after history: History<Operation>) -> String? {
        var list: [Int] = []
        for (index, deed) in history.deeds.enumerated() {
            guard history.deeds[..<index].allSatisfy({ deed.saw($0) }) else { return nil }
            switch deed.operation {
            case .insert(let value, let position, _, _): list.insert(value, at: min(position, list.count))
            case .remove(let position, let ids):
                let start = min(position, list.count)
                list.removeSubrange(start..<min(start + ids.count, list.count))
            }
        }
        return "\(list)"
    }

    private var visible: [Element] { elements.filter { !$0.isRemoved } }
}
