extension SequenceEngine {
    /// The deleted elements between the visible one before a position and the one at it, in document order. O(log n) and their
    /// number of runs.
    func tombstones(before position: Int) -> [OperationIDRange] {
        var removed: [OperationIDRange] = []
        var next: SpanPlace?
        if position == 0 {
            next = tree.nodes.pointee.startPlace
        } else {
            let last = visibleElement(at: position - 1)
            guard last.offset + 1 == tree.nodes.pointee[last.span].length else { return [] }
            next = tree.nodes.pointee.place(after: last.span)
        }
        while let place = next, tree.nodes.pointee[place].isDeleted {
            let span = tree.nodes.pointee[place]
            let first = tree.nodes.pointee.operationID(span)
            removed.append(
                OperationIDRange(replica: first.replica, first.counter, upTo: first.counter + UInt64(span.length))
            )
            next = tree.nodes.pointee.place(after: place)
        }
        return removed
    }
}
