/// Finds parents while elements are read in document order.
///
/// An element's parent is the nearest element to its left with a lesser id. So of what has been read only the elements
/// count that have none to their right with a lesser id; their ids ascend, and the last that is less is the parent.
struct AncestorStack {
    private var runs: [(first: LocalID, length: Int)] = []
}

extension AncestorStack {
    /// The parent of the next element, `nil` when that is the start. Amortised O(1).
    mutating func parent(of id: LocalID, comparing replicas: ReplicaTable) -> LocalID? {
        while let last = runs.last {
            guard replicas.isOrdered(last.first, before: id) else {
                runs.removeLast()
                continue
            }
            let sameCounter = LocalID(counter: id.counter, replica: last.first.replica)
            let isLesserReplica = replicas.isOrdered(sameCounter, before: id)
            let lesser = id.counter - last.first.counter + (isLesserReplica ? 1 : 0)
            let kept = Int(min(lesser, UInt64(last.length)))
            runs[runs.count - 1].length = kept
            return last.first.advanced(by: kept - 1)
        }
        return nil
    }

    /// Adds the next elements.
    mutating func push(_ id: LocalID, length: Int, comparing replicas: ReplicaTable) {
        let parent = parent(of: id, comparing: replicas)
        if let parent, parent.advanced(by: 1) == id {
            runs[runs.count - 1].length += length
        } else {
            runs.append((id, length))
        }
    }
}
