extension MovableTree {
    /// A node as it is seen.
    public struct Node: Sendable {
        /// Its id, for ever.
        public let id: OperationID

        /// What it hangs below; nil at the top.
        public let parent: OperationID?

        /// How many nodes it hangs below.
        public let depth: Int

        /// What it says.
        public let payload: Payload
    }

    /// Whether there is such a node, not removed. O(depth).
    public func contains(_ node: OperationID) -> Bool { log.forest.isVisible(node) }

    /// Whether there are no nodes. O(1).
    public var isEmpty: Bool { log.forest.children(of: .root).isEmpty }

    /// How many nodes there are. O(n).
    public var count: Int { log.forest.depthFirst(below: .root).count }

    /// What a node says; nil if there is no such node. O(depth).
    public subscript(node: OperationID) -> Payload? {
        contains(node) ? payloads[node]?.value : nil
    }

    /// The nodes right below one, in order; none if there is no such node. O(depth).
    /// - Parameter node: nil for those at the top.
    public func children(of node: OperationID?) -> [OperationID] {
        guard let node else { return log.forest.children(of: .root) }
        return contains(node) ? log.forest.children(of: .node(node)) : []
    }

    /// What a node hangs below; nil if it is at the top, or there is no such node. O(depth).
    public func parent(of node: OperationID) -> OperationID? {
        contains(node) ? log.forest.places[node]?.parent.node : nil
    }

    /// Where a node stands among its siblings, from 0; nil if there is no such node. O(log n + depth).
    public func index(of node: OperationID) -> Int? {
        guard contains(node), let place = log.forest.places[node] else { return nil }
        return log.forest.index(of: node, at: place)
    }

    /// Whether a node hangs below another one, at once or over others. O(depth).
    public func isDescendant(_ node: OperationID, of ancestor: OperationID) -> Bool {
        node != ancestor && contains(node) && log.forest.isInside(.node(node), ancestor)
    }

    /// All that hangs below a node, depth first: each node, then what is below it. O(n) for n of them.
    ///
    /// Depths count from these nodes' own, which is 0.
    /// - Parameter node: nil for the whole tree.
    public func descendants(of node: OperationID?) -> [Node] {
        if let node, !contains(node) { return [] }
        return log.forest.depthFirst(below: TreeParent(node)).compactMap { id, depth in
            guard let payload = payloads[id]?.value else { return nil }
            return Node(id: id, parent: log.forest.places[id]?.parent.node, depth: depth, payload: payload)
        }
    }

    /// The id of the last write of a node's payload, which names its author; nil if there is no such node. O(depth).
    public func lastWrite(of node: OperationID) -> OperationID? { contains(node) ? payloads[node]?.id : nil }
}

extension MovableTree: Sequence {
    /// Iterates over the nodes, depth first: each node, then what is below it. O(n) to begin.
    public func makeIterator() -> IndexingIterator<[Node]> { descendants(of: nil).makeIterator() }
}

extension MovableTree.Node: Equatable {}
extension MovableTree.Node: Hashable where Payload: Hashable {}
