/// A set of edits that is closed under happens-before: all that a replica knows. Models compute values from it alone.
struct Past: Sendable {
    /// In an order in which causes come before effects.
    var nodes: [CausalNode] = []
}

extension Past {
    /// What the author of an edit had seen of this.
    func before(_ node: CausalNode) -> Past {
        Past(nodes: nodes.filter { node.seen.contains($0.id) })
    }

    /// The edits that satisfy `isWrite` and were not seen by any that satisfies `isEnding`.
    func alive(_ isWrite: (ModelEdit) -> Bool, endedBy isEnding: (ModelEdit) -> Bool) -> [CausalNode] {
        var ended = EditSet()
        for node in nodes where isEnding(node.edit) { ended.formUnion(node.seen) }
        return nodes.filter { isWrite($0.edit) && !ended.contains($0.id) }
    }

    /// The edits of a part.
    func part(_ number: Int) -> Past {
        Past(
            nodes: nodes.compactMap { node in
                guard case .within(number, let edit) = node.edit else { return nil }
                return node.with(edit)
            }
        )
    }

    /// The latest of some edits, by the order in which the last writer wins.
    func latest(where isIncluded: (ModelEdit) -> Bool) -> CausalNode? {
        nodes.filter { isIncluded($0.edit) }.max { $1.isLater(than: $0) }
    }

    /// The distinct numbers that some edits are about, in ascending order.
    func subjects(_ subject: (ModelEdit) -> Int?) -> [Int] {
        Set(nodes.compactMap { subject($0.edit) }).sorted()
    }
}
