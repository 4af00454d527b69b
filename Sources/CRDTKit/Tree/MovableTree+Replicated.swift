extension MovableTree: StandaloneReplicated, InitializableReplicated, Codable {
    /// The tree's number in encoded data.
    public static var wireType: WireType { 16 }

    /// Removes the nodes that this replica sees, when the entry of the map that this tree is part of is removed.
    public mutating func reset() { removeAll() }

    /// Applies one operation. O(log n + depth), and as much again for every move here that is stamped later.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation.step {
        case .insert(let payload, let place):
            payloads[authorship.id] = LastWrite(payload, by: authorship)
            log.add(TreeMove(authorship.id, to: place, by: authorship))
        case .move(let node, let place): log.add(TreeMove(node, to: place, by: authorship))
        case .remove(let node): log.add(TreeMove(node, to: .trash, by: authorship))
        case .update(let node, let payload): take(LastWrite(payload, by: authorship), of: node)
        }
        internalCheck(_invariantCheck())
    }

    private mutating func take(_ write: LastWrite<Payload>, of node: OperationID) {
        guard let known = payloads[node], known.yields(to: write) else { return }
        payloads[node] = write
    }

    /// Takes in another replica's state. O(n + m), and as much as all moves that are later than the first new one.
    public mutating func merge(_ other: MovableTree, in context: MergeContext) {
        if hasForgottenLess(than: other, seen: context) {
            var merged = other
            merged.recorder = recorder
            merged.absorb(self, seen: context.theirs)
            self = merged
        } else {
            absorb(other, seen: context.mine)
        }
        internalCheck(_invariantCheck())
    }

    /// Whether moves are in the log here that the other has done with, or the other has done with some that never came here.
    private func hasForgottenLess(than other: MovableTree, seen context: MergeContext) -> Bool {
        let theirs = Set(other.log.moves.map(\.id))
        if log.moves.contains(where: { context.theirs.contains($0.id) && !theirs.contains($0.id) }) { return true }
        return other.log.forest.places.keys.contains { !context.mine.contains($0) && !theirs.contains($0) }
    }

    /// Takes in the moves and payloads of a state that has forgotten no more than this one has.
    /// - Parameter version: what this one has seen; what of it is not here any more was forgotten.
    private mutating func absorb(_ other: MovableTree, seen version: VersionVector) {
        let mine = Set(log.moves.map(\.id))
        var news: [TreeMove] = []
        for move in other.log.moves where !mine.contains(move.id) && !version.contains(move.id) {
            // What does not fit can only come from somebody who forges states.
            guard (payloads[move.node] == nil) == move.isCreation, has(move.place.parent) else { continue }
            if move.isCreation { payloads[move.node] = other.payloads[move.node] }
            news.append(move)
        }
        log.add(news)
        // order-free: each node's payload is decided by itself
        for (node, write) in other.payloads { take(write, of: node) }
    }

    /// Whether something can hang there, now or once all moves are done.
    private func has(_ parent: TreeParent) -> Bool {
        parent.node.map { payloads[$0] != nil } ?? true
    }

    /// Forgets the removed nodes and how the others came to where they are: nothing earlier can come any more. O(n log n).
    public mutating func compact() {
        log.forget()
        payloads = payloads.filter { log.forest.places[$0.key] != nil }
        internalCheck(_invariantCheck())
    }
}
