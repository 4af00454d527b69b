/// A time during which the network falls apart.
public struct Partition: Sendable, Hashable {
    /// How it falls apart.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Into two camps; no message crosses.
        case split

        /// Into two camps; messages cross from the second to the first only.
        case oneWay

        /// Into three; the first and the last cannot hear each other, the middle one hears all.
        case bridged

        /// Into two camps; messages that would cross wait for the end.
        case clogged

        /// One replica after another is cut off from all others, and one after another, in another order, comes back.
        case swizzled
    }

    /// When it begins, in microseconds of virtual time.
    public let start: Int64

    /// When it heals, in microseconds of virtual time.
    public let end: Int64

    /// How it falls apart.
    public let kind: Kind

    /// For each replica the camp it is in: 0 or 1, or 0, 1 or 2 where the middle one is a bridge.
    public let camps: [UInt8]

    /// Creates a partition.
    public init(start: Int64, end: Int64, kind: Kind = .split, camps: [UInt8]) {
        self.start = start
        self.end = end
        self.kind = kind
        self.camps = camps
    }
}

extension Partition {
    /// What it does to a message.
    enum Effect {
        case none
        case stops
        case delays(until: Int64)
    }

    @inline(__always)
    func effect(from source: Int, to destination: Int) -> Effect {
        let (from, to) = (camps[source], camps[destination])
        guard from != to else { return .none }
        switch kind {
        case .split, .swizzled: return .stops
        case .oneWay: return from < to ? .stops : .none
        case .bridged: return from != 1 && to != 1 ? .stops : .none
        case .clogged: return .delays(until: end)
        }
    }

    /// Draws the `ordinal`th partition of a run; a swizzled one is made of several.
    static func drawn(
        parts ordinal: Int,
        replicas: Int,
        within duration: Int64,
        plan: FaultPlan,
        random: KeyedRandom
    ) -> [Partition] {
        let whole = drawn(ordinal: ordinal, replicas: replicas, within: duration, plan: plan, random: random)
        guard whole.kind == .swizzled else { return [whole] }
        var stream = random.stream(.partition, source: 1, ordinal: ordinal)
        let middle = whole.start + (whole.end - whole.start) / 2
        return (0..<replicas).filter { whole.camps[$0] == 1 }.map { replica in
            Partition(
                start: stream.within(whole.start...middle),
                end: stream.within(middle...whole.end),
                kind: .swizzled,
                camps: (0..<replicas).map { $0 == replica ? 1 : 0 }
            )
        }
    }

    /// Draws the `ordinal`th partition of a run as a whole; both camps have at least one replica where there are two to split.
    static func drawn(
        ordinal: Int,
        replicas: Int,
        within duration: Int64,
        plan: FaultPlan,
        random: KeyedRandom
    ) -> Partition {
        var stream = random.stream(.partition, ordinal: ordinal)
        let start = stream.within(0...max(0, duration))
        let end = start + stream.within(plan.partitionDwell)
        var camps = (0..<replicas).map { _ in UInt8(stream.next() & 1) }
        if camps.allSatisfy({ $0 == camps.first }), let index = camps.indices.last {
            camps[stream.below(index + 1)] ^= 1
        }
        let kinds = plan.partitionKinds
        let kind = kinds.isEmpty ? .split : kinds[kinds.count == 1 ? 0 : stream.below(kinds.count)]
        if kind == .bridged {
            camps = camps.map { $0 == 0 ? 0 : 2 }
            camps[stream.below(replicas)] = 1
        }
        return Partition(start: start, end: end, kind: kind, camps: camps)
    }
}
