/// The moves that some replica may still add to in the middle, and where they bring the nodes.
///
/// Kleppmann, Mulligan, Gomes, Beresford: "A highly-available move operation for replicated trees", 2021. Moves are done in
/// the order of their stamps; one that comes late is put in its place by undoing the later ones and doing them again.
struct TreeLog: Sendable, Equatable {
    private(set) var forest = TreeForest()

    /// Ascending; each done to the forest.
    private(set) var moves: [TreeMove] = []
}

extension TreeLog {
    /// Does a move. O(log n + depth), and as much again for every move in the log that is later.
    mutating func add(_ move: TreeMove) {
        guard let last = moves.last, move.order < last.order else {
            var move = move
            forest.redo(&move)
            moves.append(move)
            return
        }
        add([move])
    }

    /// Does moves that ascend, none of which is in the log.
    mutating func add(_ news: [TreeMove]) {
        guard let first = news.first else { return }
        let start = moves.partitioningIndex { $0.order > first.order }
        let later = undo(from: start)
        moves.reserveCapacity(start + later.count + news.count)
        var (left, right) = (later.startIndex, news.startIndex)
        while left < later.endIndex || right < news.endIndex {
            let takesNews =
                left == later.endIndex || (right < news.endIndex && news[right].order < later[left].order)
            var move = takesNews ? news[right] : later[left]
            if takesNews { right += 1 } else { left += 1 }
            forest.redo(&move)
            moves.append(move)
        }
    }

    /// Undoes the moves from an index on and takes them out of the log.
    private mutating func undo(from start: Int) -> [TreeMove] {
        let undone = Array(moves[start...])
        for move in undone.reversed() { forest.undo(move) }
        moves.removeSubrange(start...)
        return undone
    }

    /// Where the nodes were before all moves of the log. O(m) for m moves.
    var base: TreeForest {
        var copy = forest
        for move in moves.reversed() { copy.undo(move) }
        return copy
    }

    /// Adds a node that was there before all moves of the log, which is empty so far.
    mutating func add(base node: OperationID, at place: TreePlace) { forest.put(node, at: place) }

    /// Forgets how the nodes came to where they are, and the removed ones. O(n).
    mutating func forget() {
        var kept = TreeForest()
        for (node, _) in forest.depthFirst(below: .root) { kept.put(node, at: forest.places[node]) }
        forest = kept
        moves = []
    }
}
