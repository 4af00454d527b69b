extension MovableTree {
    /// What takes back edits, the last one first.
    public struct Undo: Sendable {
        enum Step: Sendable {
            case inserted(OperationID)
            case moved(OperationID, by: OperationID, from: TreePlace)
            case removed(Removed)
            case updated(OperationID, by: OperationID, LastWrite<Payload>)
        }

        /// A node that went, with all that hung below it, depth first.
        struct Removed: Sendable {
            let nodes: [(id: OperationID, place: TreePlace, write: LastWrite<Payload>)]
        }

        var steps: [Step] = []
    }

    /// What takes back each of the operations. O(n) where there are several, or something was removed.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: MovableTree) -> Undo {
        var undo = Undo()
        var before = earlier
        for (offset, operation) in operations.enumerated() {
            let id = authorship.id.advanced(by: offset)
            if let step = before.undo(of: operation, id) { undo.steps.insert(step, at: 0) }
            if offset + 1 < operations.count {
                before.apply(operation, by: Authorship(id: id, stamp: authorship.stamp))
            }
        }
        return undo
    }

    /// What takes back an operation that comes next.
    private func undo(of operation: Operation, _ id: OperationID) -> Undo.Step? {
        switch operation.step {
        case .insert: .inserted(id)
        case .move(let node, _): log.forest.places[node].map { .moved(node, by: id, from: $0) }
        case .remove(let node): removed(node).map { .removed($0) }
        case .update(let node, _): payloads[node].map { .updated(node, by: id, $0) }
        }
    }

    private func removed(_ node: OperationID) -> Undo.Removed? {
        if !contains(node) { return nil }
        let ids = [node] + log.forest.depthFirst(below: .node(node)).map(\.node)
        return Undo.Removed(
            nodes: ids.compactMap { id in
                guard let write = payloads[id], let place = log.forest.places[id] else { return nil }
                return (id, place, write)
            }
        )
    }
}

extension MovableTree {
    /// Removes nodes that were inserted, unless something hangs below them or others have written into them; moves back those
    /// that nobody has moved since; brings back those that were removed, with new ids; writes payloads that nobody has written
    /// since. What would hang below a node that is gone stays as it is.
    public mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities) {
        for step in undo.steps {
            switch step {
            case .inserted(let node): takeBack(insertion: node, identities)
            case .moved(let node, let move, let place): takeBack(node, move, place, &identities)
            case .removed(let removed): restore(removed, &identities)
            case .updated(let node, let id, let former): takeBack(node, id, former, &identities)
            }
        }
    }

    private mutating func takeBack(insertion node: OperationID, _ identities: UndoIdentities) {
        let written = identities.current(node)
        let node = identities.current(node, as: .element)
        guard lastWrite(of: node) == written, children(of: node).isEmpty else { return }
        perform(Operation(step: .remove(node)))
    }

    private mutating func takeBack(
        _ node: OperationID,
        _ move: OperationID,
        _ place: TreePlace,
        _ identities: inout UndoIdentities
    ) {
        let node = identities.current(node, as: .element)
        let last = log.forest.places[node]?.position.levels.last?.id
        guard contains(node), last == identities.current(move, as: .place),
            let parent = identities.parent(place.parent), has(parent), !log.forest.isInside(parent, node)
        else { return }
        let id = put(
            { .move(node, $0) },
            into: gap(below: parent, before: place.position, for: node),
            at: place.position
        )
        if let former = place.position.levels.last?.id { identities.replace(former, by: id, as: .place) }
    }

    private mutating func takeBack(
        _ node: OperationID,
        _ id: OperationID,
        _ former: LastWrite<Payload>,
        _ identities: inout UndoIdentities
    ) {
        let node = identities.current(node, as: .element)
        guard lastWrite(of: node) == identities.current(id), let value = former.value else { return }
        perform(Operation(step: .update(node, value)))
        if let written = lastWrite(of: node) { identities.replace(former.id, by: written) }
    }

    private mutating func restore(_ removed: Undo.Removed, _ identities: inout UndoIdentities) {
        for (index, node) in removed.nodes.enumerated() {
            let (parent, position) = (identities.parent(node.place.parent), node.place.position)
            guard !contains(identities.current(node.id, as: .element)), let parent, has(parent),
                let value = node.write.value
            else { continue }
            let gap = index == 0 ? gap(below: parent, before: position) : gap(below: parent, at: nil)
            let id = put({ .insert(value, $0) }, into: gap, at: position)
            identities.replace(node.id, by: id, as: .element)
            identities.replace(node.write.id, by: id)
            if let move = position.levels.last?.id { identities.replace(move, by: id, as: .place) }
        }
    }

    /// Brings back every node that is not here, as far as what it hung below is, or is back as well.
    public mutating func restore(_ earlier: MovableTree, _ identities: inout UndoIdentities) {
        for node in earlier.children(of: nil) {
            if let removed = earlier.removed(node) { restore(removed, &identities) }
        }
    }

    /// Whether something can hang there and be seen.
    private func has(_ parent: TreeParent) -> Bool { parent.node.map { contains($0) } ?? true }

    /// The place among the children that a position is in; a node that is to come there is not counted itself.
    private func gap(below parent: TreeParent, before position: TreePosition, for node: OperationID? = nil) -> TreeGap {
        let siblings = log.forest.children(of: parent).filter { $0 != node }
        let index = siblings.partitioningIndex { (log.forest.places[$0]?.position).map { $0 > position } ?? true }
        return gap(below: parent, at: index, for: node)
    }
}

extension UndoIdentities {
    /// What now stands for a parent; nil for the trash.
    fileprivate func parent(_ parent: TreeParent) -> TreeParent? {
        switch parent {
        case .root: .root
        case .node(let id): .node(current(id, as: .element))
        case .trash: nil
        }
    }
}
