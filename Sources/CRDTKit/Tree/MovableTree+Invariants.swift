extension MovableTree {
    /// Traps when anything that the tree relies on does not hold. O(n log n).
    func _invariantCheck() {
        // order-free: each node is looked at by itself
        for (node, place) in log.forest.places {
            precondition(payloads[node] != nil, "a node has a payload")
            precondition(!log.forest.isInside(place.parent, node), "no node is below itself")
            if place.parent == .trash { continue }
            let siblings = log.forest.children(of: place.parent)
            precondition(siblings[log.forest.index(of: node, at: place)] == node, "a node is where it says")
        }
        for (left, right) in zip(log.moves, log.moves.dropFirst()) {
            precondition(left.order < right.order, "moves ascend")
        }
    }
}
