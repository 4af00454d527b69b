/// Edits by position, made here.
extension SequenceEngine {
    /// Inserts elements before the one at a position among those not deleted. O(log n).
    /// - Parameter firstID: the first element's id, greater than every id in the sequence; the others count on.
    /// - Returns: the element they were inserted after, `nil` at the start: what other replicas need to know.
    mutating func insert(_ fragment: Fragment, at position: Int, firstID: OperationID) -> OperationID? {
        insert(content.append(fragment), at: position, firstID: firstID).map(tree.replicas.operationID)
    }

    /// Inserts what was appended to the content last. O(log n), O(1) where the last edit ended.
    /// - Parameter extent: how much that is.
    /// - Returns: the element it was inserted after, `nil` at the start.
    mutating func insert(_ extent: ContentExtent, at position: Int, firstID: OperationID) -> LocalID? {
        precondition((0...count).contains(position), "the position is beyond the end of the sequence")
        precondition(
            storedCount + extent.elements <= Span.maximumTotal && content.endOffset <= Span.maximumTotal,
            "a sequence holds at most 2³² − 1 elements and bytes in its life"
        )
        let nodes = tree.unique
        if !nodes.pointee.isOpen(at: position) { openEnd(at: position, nodes) }
        let parent = nodes.pointee.openParent
        let id = LocalID(counter: firstID.counter, replica: nodes.pointee.intern(firstID.replica))
        insertAfterOpen(extent, firstID: id, nodes)
        internalCheck(tree.nodes.pointee._invariantCheckOfOpenLeaf())
        return parent
    }

    /// Deletes the elements at some positions among those not deleted. O(log n) and the number of runs deleted.
    /// - Returns: the ids of the elements, in document order.
    mutating func remove(_ positions: Range<Int>) -> OperationIDRanges {
        var removed = OperationIDRanges()
        var rest = positions
        while !rest.isEmpty {
            let (first, length) = removeStretch(of: rest)
            rest = rest.lowerBound..<rest.upperBound - length
            let id = tree.replicas.operationID(first)
            removed.append(OperationIDRange(replica: id.replica, id.counter, upTo: id.counter + UInt64(length)))
        }
        return removed
    }

    /// Deletes some of the elements at positions: those of the first span, or all when they end where the last edit did.
    /// - Returns: the first element, and how many were deleted, of consecutive ids.
    mutating func removeStretch(of positions: Range<Int>) -> (first: LocalID, length: Int) {
        precondition(positions.upperBound <= count, "the range is beyond the end of the sequence")
        let nodes = tree.unique
        let remaining = positions.count
        var offset: Int
        if nodes.pointee.isOpen(at: positions.upperBound), nodes.pointee.openLength >= remaining {
            offset = nodes.pointee.openLength - remaining
        } else {
            offset = nodes.pointee.openElement(at: positions.lowerBound)
        }
        let span = nodes.pointee.openSpan
        let length = min(remaining, span.length - offset)
        eraseInOpen(offset..<offset + length, nodes)
        internalCheck(tree.nodes.pointee._invariantCheckOfOpenLeaf())
        return (span.first.advanced(by: offset), length)
    }

    /// Where the element at a position among those not deleted is.
    func visibleElement(at position: Int) -> ElementPlace {
        let (place, offset) = tree.nodes.pointee.find(position, by: VisibleElements.self)
        return ElementPlace(span: place, offset: offset)
    }
}

/// Editing at the open span.
extension SequenceEngine {
    typealias Nodes = UnsafeMutablePointer<SpanNodes>

    /// Opens a span that ends at a position, cutting one in two if none does.
    func openEnd(at position: Int, _ nodes: Nodes) {
        guard position > 0 else { return nodes.pointee.openStart() }
        let length = nodes.pointee.openElement(at: position - 1) + 1
        cutOpen(keeping: length, nodes)
    }

    /// Cuts the open span in two unless it ends after so many elements already; the left part stays open.
    func cutOpen(keeping length: Int, _ nodes: Nodes) {
        let span = nodes.pointee.openSpan
        if length == span.length { return }
        _ = nodes.pointee.split(nodes.pointee.openPlace, keeping: extent(ofFirst: length, of: span))
    }

    /// Puts what was appended to the content last after the open span.
    @inline(__always)
    func insertAfterOpen(_ extent: ContentExtent, firstID: LocalID, _ nodes: Nodes) {
        let start = content.endOffset - extent.storage
        if Span.canHold(extent) {
            nodes.pointee.insertAfterOpen(Span(first: firstID, start: start, extent: extent))
        } else {
            for span in pieces(of: start..<content.endOffset, firstID: firstID) {
                nodes.pointee.insertAfterOpen(span)
            }
        }
    }

    /// Content of which elements differ in size, as spans that are short enough.
    func pieces(of range: Range<Int>, firstID: LocalID) -> [Span] {
        var pieces: [Span] = []
        var id = firstID
        var start = range.lowerBound
        while start < range.upperBound {
            let extent = content.piece(in: start..<range.upperBound, maximumElements: .max)
            pieces.append(Span(first: id, start: start, extent: extent))
            id = id.advanced(by: extent.elements)
            start += extent.storage
        }
        return pieces
    }

    /// Makes elements of the open span tombstones; nothing to do if they are.
    func eraseInOpen(_ offsets: Range<Int>, _ nodes: Nodes) {
        let span = nodes.pointee.openSpan
        if span.isDeleted { return }
        let left = extent(ofFirst: offsets.lowerBound, of: span)
        let erased = extent(ofFirst: offsets.upperBound, of: span) - left
        nodes.pointee.eraseInOpen(erased, after: left)
    }
}
