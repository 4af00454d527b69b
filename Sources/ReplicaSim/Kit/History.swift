/// All that a replica has seen, with what each author had seen: what a model computes a value from.
public struct History<Operation: Sendable>: Sendable {
    /// The operations, in an order in which causes come before effects.
    public let deeds: [Deed<Operation>]
}

extension History {
    /// What the author of an operation had seen of this.
    public func before(_ deed: Deed<Operation>) -> History {
        History(deeds: deeds.filter { deed.saw($0) })
    }

    /// The operations of one kind that no operation of the other kind had seen.
    public func alive(
        _ isWrite: (Operation) -> Bool,
        endedBy isEnding: (Operation) -> Bool
    ) -> [Deed<Operation>] {
        var ended = EditSet()
        for deed in deeds where isEnding(deed.operation) { ended.formUnion(deed.seen) }
        return deeds.filter { isWrite($0.operation) && !ended.contains($0.number) }
    }
}
