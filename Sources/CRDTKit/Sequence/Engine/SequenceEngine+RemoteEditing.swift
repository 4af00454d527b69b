/// Edits by id, made elsewhere. What they say is checked before anything is changed.
extension SequenceEngine {
    /// Applies an operation.
    /// - Parameter firstID: the operation's first id.
    /// - Throws: ``SequenceError``; the sequence is unchanged then.
    mutating func apply(_ operation: SequenceOperation<Fragment>, firstID: OperationID) throws(SequenceError) {
        switch operation {
        case .insert(let fragment, let parent): try insert(fragment, after: parent, firstID: firstID)
        case .remove(let ids): try remove(ids)
        }
    }

    /// Inserts elements that another replica inserted after `parent`, `nil` being the start. O(log n).
    /// - Throws: ``SequenceError``; the sequence is unchanged then.
    mutating func insert(
        _ fragment: Fragment,
        after parent: OperationID?,
        firstID: OperationID
    ) throws(SequenceError) {
        try checkInsertion(firstID: firstID, length: Content.elementCount(of: fragment), after: parent)
        insertChecked(content.append(fragment), after: parent, firstID: firstID)
    }

    /// Checks an insertion: its run, and that its parent is here and earlier.
    func checkInsertion(
        firstID: OperationID,
        length: Int,
        after parent: OperationID?
    ) throws(SequenceError) {
        try checkInsertion(firstID: firstID, length: length)
        guard let parent else { return }
        guard parent.counter < firstID.counter else {
            throw .parentNotEarlier(parent: parent, child: firstID)
        }
        guard isOpen(after: parent) || place(of: parent) != nil else { throw .unknownElement(parent) }
    }

    /// Inserts what was appended to the content last, after it has been checked.
    mutating func insertChecked(_ extent: ContentExtent, after parent: OperationID?, firstID: OperationID) {
        let nodes = tree.unique
        let id = LocalID(counter: firstID.counter, replica: nodes.pointee.intern(firstID.replica))
        if let parent, isOpen(after: parent), nodes.pointee.followsOpen(id) {
            insertAfterOpen(extent, firstID: id, nodes)
            internalCheck(tree.nodes.pointee._invariantCheckOfOpenLeaf())
            return
        }
        nodes.pointee.index()
        let spans = pieces(of: content.endOffset - extent.storage..<content.endOffset, firstID: id)
        integrate(spans, after: parent.flatMap { place(of: $0) })
        internalCheck(tree.nodes.pointee._invariantCheckOfOpenLeaf())
    }

    /// Deletes the elements with these ids; those deleted already stay so. O(log n) for each run.
    /// - Throws: ``SequenceError/unknownElement(_:)``; the sequence is unchanged then.
    mutating func remove(_ ids: OperationIDRanges) throws(SequenceError) {
        for range in ids {
            if let missing = firstMissing(of: range) { throw .unknownElement(missing) }
        }
        for range in ids { removeChecked(range) }
    }

    /// Makes finding elements by id quick, from now on.
    mutating func indexIDs() {
        if !tree.nodes.pointee.isIndexed { tree.unique.pointee.index() }
    }

    /// The first of these ids that no element here has, deleted or not; nil when all are here.
    func firstMissing(of range: OperationIDRange) -> OperationID? {
        var next = OperationID(counter: range.lowerBound, replica: range.replica)
        while next.counter < range.upperBound {
            guard let end = endOfRun(from: next) else { return next }
            next = OperationID(counter: end, replica: range.replica)
        }
        return nil
    }

    /// Deletes elements that are all here.
    mutating func removeChecked(_ range: OperationIDRange) {
        var next = range.lowerBound
        while next < range.upperBound { next = removeStretch(of: range, from: next).end }
    }

    /// Deletes elements that are all here, as far as one span holds them.
    /// - Returns: where the next stretch begins, and where and how many elements were visible.
    mutating func removeStretch(
        of range: OperationIDRange,
        from counter: UInt64
    ) -> (end: UInt64, position: Int, count: Int) {
        guard let replica = tree.nodes.pointee.replicas.index(of: range.replica) else { return (.max, 0, 0) }
        let nodes = tree.unique
        let first = LocalID(counter: counter, replica: replica)
        let offset: Int
        if let held = nodes.pointee.openOffset(of: first) {
            offset = held
        } else {
            nodes.pointee.index()
            guard let place = nodes.pointee.find(first) else { return (.max, 0, 0) }
            nodes.pointee.open(place.span)
            offset = place.offset
        }
        let span = nodes.pointee.openSpan
        let end = min(span.endCounter, range.upperBound)
        let length = Int(end - counter)
        let position = nodes.pointee.open.before.elements + offset
        eraseInOpen(offset..<offset + length, nodes)
        internalCheck(tree.nodes.pointee._invariantCheckOfOpenLeaf())
        return (end, position, span.isDeleted ? 0 : length)
    }

    /// Whether an element is the last of the open span.
    func isOpen(after id: OperationID) -> Bool {
        guard tree.nodes.pointee.open.leaf != SpanNodes.noNode, tree.nodes.pointee.open.slot >= 0 else { return false }
        let span = tree.nodes.pointee.openSpan
        return span.endCounter == id.counter + 1 && tree.nodes.pointee.replicas[span.replica] == id.replica
    }

    /// Checks that a run to be inserted has elements, ids in range, and none that is taken.
    func checkInsertion(firstID: OperationID, length: Int) throws(SequenceError) {
        try Self.validate(firstID, length: length)
        guard length <= Span.maximumTotal - storedCount, content.endOffset <= Span.maximumTotal - 4 * length else {
            throw .tooLong(firstID)
        }
        if let id = tree.nodes.pointee.localID(firstID), tree.nodes.pointee.holdsAny(of: id, length: length) {
            throw .duplicateElement(firstID)
        }
    }

    /// Checks that a run has elements and that their counters are in range.
    static func validate(_ firstID: OperationID, length: Int) throws(SequenceError) {
        guard length > 0 else { throw .emptyRun(firstID) }
        guard firstID.counter > 0, firstID.counter <= OperationID.maximumCounter,
            UInt64(length) <= OperationID.maximumCounter - firstID.counter + 1
        else { throw .counterOutOfRange(firstID) }
    }
}

extension SequenceEngine<TextContent> {
    /// Inserts what was typed after the element with the id before, if that is where the last edit ended and it becomes part
    /// of the open span. O(1).
    /// - Returns: its position among the elements not deleted; nil, with nothing changed, if it must be inserted by
    ///   ``insert(_:after:firstID:)``, for whatever reason.
    mutating func typeOn(_ keystroke: Keystroke, _ id: OperationID) -> Int? {
        let nodes = tree.nodes
        guard nodes.pointee.open.leaf != SpanNodes.noNode, nodes.pointee.open.slot >= 0, nodes.pointee.isIndexed,
            storedCount < Span.maximumTotal, content.endOffset < Span.maximumTotal - 4
        else { return nil }
        let open = nodes.pointee.openSpan
        let local = LocalID(counter: id.counter, replica: open.replica)
        let size = keystroke.scalarLength
        let extent = ContentExtent(elements: 1, storage: size, utf16: size == 4 ? 2 : 1)
        let span = Span(first: local, start: content.endOffset, extent: extent)
        guard open.joins(span), nodes.pointee.replicas[open.replica] == id.replica,
            nodes.pointee.isBeyondAll(local), nodes.pointee.followsOpen(local)
        else { return nil }
        let position = nodes.pointee.open.before.elements + open.length
        content.append(keystroke)
        tree.unique.pointee.insertAfterOpen(span)
        internalCheck(tree.nodes.pointee._invariantCheckOfOpenLeaf())
        return position
    }
}
