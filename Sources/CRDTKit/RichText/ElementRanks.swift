/// Where the elements of a sequence stand, removed ones included, from one pass over it.
struct ElementRanks {
    private struct Run {
        let first: OperationID
        let length: Int

        /// How many elements stand before it, removed ones included.
        let rank: Int

        /// How many visible elements stand before it.
        let position: Int
        let isDeleted: Bool
    }

    /// Ascending by replica and counter.
    private var runs: [Run] = []
    private var storedCount = 0
    private var visibleCount = 0

    /// O(n log n) in runs.
    init(of engine: SequenceEngine<TextContent>) {
        for span in engine.tree {
            runs.append(
                Run(
                    first: engine.tree.nodes.pointee.operationID(span),
                    length: span.length,
                    rank: storedCount,
                    position: visibleCount,
                    isDeleted: span.isDeleted
                )
            )
            storedCount += span.length
            if !span.isDeleted { visibleCount += span.length }
        }
        runs.sort { ($0.first.replica, $0.first.counter) < ($1.first.replica, $1.first.counter) }
    }
}

extension ElementRanks {
    /// An edge of a mark, as numbers.
    struct Edge {
        /// Its place among all edges there could be: two for each element, removed ones included.
        let gap: Int

        /// How many visible elements stand before it.
        let position: Int

        /// Whether the element that it is at was removed.
        let isAtDeleted: Bool
    }

    /// Where an edge is, nil if its element is not here. O(log n).
    func edge(_ anchor: MarkAnchor) -> Edge? {
        switch anchor {
        case .start: Edge(gap: -1, position: 0, isAtDeleted: false)
        case .end: Edge(gap: 2 * storedCount, position: visibleCount, isAtDeleted: false)
        case .before(let id): edge(at: id, isAfter: false)
        case .after(let id): edge(at: id, isAfter: true)
        }
    }

    private func edge(at id: OperationID, isAfter: Bool) -> Edge? {
        let next = runs.partitioningIndex { ($0.first.replica, $0.first.counter) > (id.replica, id.counter) }
        guard next > 0 else { return nil }
        let run = runs[next - 1]
        guard run.first.replica == id.replica, id.counter - run.first.counter < UInt64(run.length) else { return nil }
        let offset = Int(id.counter - run.first.counter)
        return Edge(
            gap: 2 * (run.rank + offset) + (isAfter ? 1 : 0),
            position: run.position + (run.isDeleted ? 0 : offset + (isAfter ? 1 : 0)),
            isAtDeleted: run.isDeleted
        )
    }
}
