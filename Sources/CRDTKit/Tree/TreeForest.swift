/// Where each node is, and what hangs below what.
struct TreeForest: Sendable, Equatable {
    /// Of every node, removed ones too.
    private(set) var places: [OperationID: TreePlace] = [:]

    /// Below each parent but the trash, in the order of their positions; nobody is without children here.
    private var children: [TreeParent: [OperationID]] = [:]
}

extension TreeForest {
    /// The nodes below one, in order. O(1).
    func children(of parent: TreeParent) -> [OperationID] { children[parent] ?? [] }

    /// Whether a node hangs, over others or at once, at the top. O(depth).
    func isVisible(_ node: OperationID) -> Bool {
        var next = places[node]?.parent
        while case .node(let id)? = next { next = places[id]?.parent }
        return next == .root
    }

    /// Whether something hangs below a node, or is it. O(depth).
    func isInside(_ parent: TreeParent, _ node: OperationID) -> Bool {
        var next: TreeParent? = parent
        while case .node(let id)? = next {
            if id == node { return true }
            next = places[id]?.parent
        }
        return false
    }

    /// Whether anything can hang below it.
    func has(_ parent: TreeParent) -> Bool {
        if case .node(let id) = parent { places[id] != nil } else { true }
    }

    /// Where among the children a node with a position stands, or would stand. O(log n).
    func index(of node: OperationID, at place: TreePlace) -> Int {
        let siblings = children(of: place.parent)
        return siblings.partitioningIndex { sibling in
            guard let position = places[sibling]?.position else { return true }
            return position == place.position ? sibling >= node : position > place.position
        }
    }

    /// Puts a node, with all that hangs below it, somewhere else; nil takes it out. O(log n) and moving the list's rest.
    mutating func put(_ node: OperationID, at place: TreePlace?) {
        if let old = places[node], old.parent != .trash {
            let index = index(of: node, at: old)
            children[old.parent]?.remove(at: index)
            if children[old.parent]?.isEmpty == true { children[old.parent] = nil }
        }
        places[node] = place
        if let place, place.parent != .trash {
            let index = index(of: node, at: place)
            children[place.parent, default: []].insert(node, at: index)
        }
    }

    /// Does a move, and notes what it takes to undo it.
    mutating func redo(_ move: inout TreeMove) {
        move.replaced = places[move.node]
        move.isEffective =
            (move.replaced == nil) == move.isCreation && has(move.place.parent)
            && !isInside(move.place.parent, move.node)
        if move.isEffective { put(move.node, at: move.place) }
    }

    /// Undoes a move that was the last one done.
    mutating func undo(_ move: TreeMove) {
        if move.isEffective { put(move.node, at: move.replaced) }
    }
}

extension TreeForest {
    /// All nodes that can be seen below a parent, each before its children. O(n).
    func depthFirst(below parent: TreeParent) -> [(node: OperationID, depth: Int)] {
        var found: [(node: OperationID, depth: Int)] = []
        var stack = children(of: parent).reversed().map { (node: $0, depth: 0) }
        while let next = stack.popLast() {
            found.append(next)
            stack += children(of: .node(next.node)).reversed().map { (node: $0, depth: next.depth + 1) }
        }
        return found
    }
}
