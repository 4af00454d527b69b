/// Edits by position, made here.
extension SequenceEngine {
    /// Inserts elements before the one at a position among those not deleted. O(log n).
    /// - Parameter firstID: the first element's id, greater than every id in the sequence; the others count on.
    /// - Returns: the element they were inserted after, `nil` at the start: what other replicas need to know.
    mutating func insert(_ fragment: Fragment, at position: Int, firstID: OperationID) -> OperationID? {
        precondition((0...count).contains(position), "the position is beyond the end of the sequence")
        let start = content.endOffset
        content.append(fragment)
        let id = LocalID(counter: firstID.counter, replica: tree.intern(firstID.replica))
        let parent = position == 0 ? nil : visibleElement(at: position - 1)
        let parentID = parent.map { tree.replicas.operationID(tree.id(at: $0)) }
        integrate(start..<content.endOffset, firstID: id, isDeleted: false, after: parent)
        return parentID
    }

    /// Deletes the elements at some positions among those not deleted. O(log n) and the number of runs deleted.
    /// - Returns: the ids of the elements, in document order.
    mutating func remove(_ positions: Range<Int>) -> [OperationIDRange] {
        precondition(positions.upperBound <= count, "the range is beyond the end of the sequence")
        var removed: [OperationIDRange] = []
        var remaining = positions.count
        while remaining > 0 {
            let element = visibleElement(at: positions.lowerBound)
            let length = min(remaining, tree[element.span].length - element.offset)
            let first = tree.replicas.operationID(tree.id(at: element))
            markDeleted(element, length: length)
            remaining -= length
            let end = first.counter + UInt64(length)
            if let last = removed.last, last.replica == first.replica, last.upperBound == first.counter {
                removed[removed.count - 1] = OperationIDRange(replica: first.replica, last.lowerBound, upTo: end)
            } else {
                removed.append(OperationIDRange(replica: first.replica, first.counter, upTo: end))
            }
        }
        return removed
    }

    /// Where the element at a position among those not deleted is.
    func visibleElement(at position: Int) -> ElementPlace {
        let (place, offset) = tree.find(position, by: VisibleElements.self)
        return ElementPlace(span: place, offset: offset)
    }
}
