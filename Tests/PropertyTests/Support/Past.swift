/// A set of edits that is closed under happens-before: all that a replica knows. Models compute values from it alone.
struct Past<Edit: Sendable>: Sendable {
    /// In an order in which causes come before effects.
    var nodes: [CausalNode<Edit>] = []
}

extension Past {
    /// What the author of an edit had seen of this.
    func before(_ node: CausalNode<Edit>) -> Past {
        Past(nodes: nodes.filter { node.seen.contains($0.id) })
    }

    /// The edits that satisfy `isWrite` and were not seen by any that satisfies `isEnding`.
    func alive(
        _ isWrite: (Edit) -> Bool,
        endedBy isEnding: (Edit) -> Bool
    ) -> [CausalNode<Edit>] {
        let endings = nodes.filter { isEnding($0.edit) }
        return nodes.filter { node in
            isWrite(node.edit) && !endings.contains { $0.seen.contains(node.id) }
        }
    }

    /// The edits of a part: those for which `part` gives one.
    func part<Other>(_ part: (Edit) -> Other?) -> Past<Other> {
        Past<Other>(nodes: nodes.compactMap { node in part(node.edit).map { node.with($0) } })
    }

    /// The latest of some edits, by the order in which the last writer wins.
    func latest(where isIncluded: (Edit) -> Bool) -> CausalNode<Edit>? {
        nodes.filter { isIncluded($0.edit) }.max { $1.isLater(than: $0) }
    }
}
