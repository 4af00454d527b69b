extension MovableTree {
    /// Adds a node at the top. O(log n), amortised.
    /// - Parameters:
    ///   - payload: what it says.
    ///   - index: before which of those at the top; nil for the end.
    /// - Returns: the node's id.
    @discardableResult
    public mutating func insert(_ payload: Payload, at index: Int? = nil) -> OperationID {
        put({ .insert(payload, $0) }, into: gap(below: .root, at: index))
    }

    /// Adds a node below another one. O(log n + depth), amortised.
    /// - Parameters:
    ///   - payload: what it says.
    ///   - parent: nil for the top.
    ///   - index: before which of the parent's children; nil for the end.
    /// - Returns: the node's id.
    /// - Throws: ``TreeError/noSuchNode(_:)`` if there is no such parent.
    @discardableResult
    public mutating func insert(
        _ payload: Payload,
        under parent: OperationID?,
        at index: Int? = nil
    ) throws(TreeError) -> OperationID {
        put({ .insert(payload, $0) }, into: gap(below: try checked(parent), at: index))
    }

    /// Moves a node, with all that hangs below it. O(log n + depth), amortised.
    ///
    /// A move to where the node is already is recorded, too: the node is to be there, whatever others do at the same time.
    /// - Parameters:
    ///   - node: which one.
    ///   - parent: what it is to hang below; nil for the top.
    ///   - index: where among its new siblings it is to stand, not counting itself; nil for the end.
    /// - Throws: ``TreeError``, if there is no such node or parent, or if the parent hangs below the node.
    public mutating func move(
        _ node: OperationID,
        under parent: OperationID? = nil,
        at index: Int? = nil
    ) throws(TreeError) {
        guard contains(node) else { throw .noSuchNode(node) }
        let target = try checked(parent)
        if log.forest.isInside(target, node) { throw .insideItself(node) }
        put({ .move(node, $0) }, into: gap(below: target, at: index, for: node))
    }

    /// Removes a node with all that hangs below it. O(log n + depth), amortised.
    /// - Throws: ``TreeError/noSuchNode(_:)`` if there is none.
    public mutating func remove(_ node: OperationID) throws(TreeError) {
        guard contains(node) else { throw .noSuchNode(node) }
        perform(Operation(step: .remove(node)))
    }

    /// Removes all nodes. O(n log n) for n at the top.
    public mutating func removeAll() {
        for node in children(of: nil) { perform(Operation(step: .remove(node))) }
    }

    /// Writes what a node says. O(depth).
    /// - Throws: ``TreeError/noSuchNode(_:)`` if there is none.
    public mutating func update(_ node: OperationID, to payload: Payload) throws(TreeError) {
        guard contains(node) else { throw .noSuchNode(node) }
        perform(Operation(step: .update(node, payload)))
    }
}

extension MovableTree {
    private func checked(_ parent: OperationID?) throws(TreeError) -> TreeParent {
        if let parent, !contains(parent) { throw .noSuchNode(parent) }
        return TreeParent(parent)
    }

    /// Does an edit that puts a node somewhere.
    /// - Parameter former: where it once stood; it gets the same number again if that is still between its neighbours.
    @discardableResult
    mutating func put(
        _ step: (TreePlace) -> Operation.Step,
        into gap: TreeGap,
        at former: TreePosition? = nil
    ) -> OperationID {
        let authorship = recorder.mint()
        let position = gap.position(for: authorship.id, at: former)
        let operation = Operation(step: step(TreePlace(parent: gap.parent, position: position)))
        apply(operation, by: authorship)
        recorder.record(operation)
        return authorship.id
    }

    /// The place before a child, or behind the last one; a node that is to come there is not counted itself.
    func gap(below parent: TreeParent, at index: Int?, for node: OperationID? = nil) -> TreeGap {
        let siblings = log.forest.children(of: parent)
        let own = node.flatMap { node in
            log.forest.places[node].flatMap { $0.parent == parent ? log.forest.index(of: node, at: $0) : nil }
        }
        let count = siblings.count - (own == nil ? 0 : 1)
        let index = index ?? count
        precondition((0...count).contains(index), "the index is beyond the end of the children")
        let position = { (index: Int) -> TreePosition? in
            let index = own.map { index >= $0 ? index + 1 : index } ?? index
            return siblings.indices.contains(index) ? log.forest.places[siblings[index]]?.position : nil
        }
        return TreeGap(parent: parent, left: position(index - 1), right: position(index))
    }
}
