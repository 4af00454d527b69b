/// What befell messages of each kind: how often, by the fault and the kind.
public struct MessageTally: Sendable, Hashable {
    /// What can befall a message.
    public enum Fate: Int, Sendable, Hashable, CaseIterable {
        /// It was sent.
        case sent

        /// It was lost at random.
        case lost

        /// It got a second copy.
        case duplicated

        /// It arrived after one that was sent later.
        case reordered

        /// It was damaged on the way.
        case damaged

        /// A partition stopped it.
        case cutOff

        /// It waited for a clogged link.
        case clogged

        /// It was too large to be sent.
        case tooLarge

        /// A full link dropped it.
        case overflowed

        /// It came to a replica that was down or away.
        case unheard
    }

    /// What the kinds are called.
    public let kinds: [String]

    private var counts: [Int]

    /// Creates a tally at zero.
    public init(kinds: [String]) {
        self.kinds = kinds
        counts = Array(repeating: 0, count: kinds.count * Fate.count)
    }
}

extension MessageTally {
    /// How often something befell messages of a kind.
    public subscript(fate: Fate, kind: Int) -> Int { counts[kind * Fate.count + fate.rawValue] }

    /// What happened, in words: `lost × sync: 3`.
    var happened: [String] {
        kinds.indices.flatMap { kind in
            Fate.allCases.filter { self[$0, kind] > 0 }.map { "\($0) × \(kinds[kind]): \(self[$0, kind])" }
        }
    }

    @inline(__always)
    mutating func note(_ fate: Fate, _ kind: Int) { counts[kind * Fate.count + fate.rawValue] += 1 }

    /// Adds what happened in another run of the same kinds.
    mutating func add(_ other: MessageTally) {
        if kinds.isEmpty { self = other }
        guard kinds == other.kinds else { return }
        for index in counts.indices { counts[index] += other.counts[index] }
    }
}

extension MessageTally.Fate {
    static let count = allCases.count

    /// Whether a plan asks for it.
    func isAsked(of plan: FaultPlan) -> Bool {
        switch self {
        case .sent: true
        case .lost: plan.loss != .never
        case .duplicated: plan.duplication != .never
        case .reordered: plan.reordering != .never
        case .damaged: plan.corruption != .never
        case .cutOff: plan.partitions > 0 && plan.partitionKinds.contains { $0 != .clogged }
        case .clogged: plan.partitions > 0 && plan.partitionKinds.contains(.clogged)
        case .tooLarge: plan.messageCap != nil
        case .overflowed: plan.linkCapacity != nil
        case .unheard: plan.crashes + plan.backups + plan.absences > 0
        }
    }
}
