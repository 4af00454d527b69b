/// Edits by id, made elsewhere. What they say is checked before anything is changed.
extension SequenceEngine {
    /// Inserts elements that another replica inserted after `parent`, `nil` being the start. O(log n).
    /// - Throws: ``SequenceError``; the sequence is unchanged then.
    mutating func insert(
        _ fragment: Fragment,
        after parent: OperationID?,
        firstID: OperationID
    ) throws(SequenceError) {
        let length = Content.elementCount(of: fragment)
        try Self.validate(firstID, length: length)
        var parentPlace: ElementPlace?
        if let parent {
            guard parent.counter < firstID.counter else {
                throw .parentNotEarlier(parent: parent, child: firstID)
            }
            parentPlace = tree.localID(parent).flatMap(tree.find)
            guard parentPlace != nil else { throw .unknownElement(parent) }
        }
        if let id = tree.localID(firstID), tree.holdsAny(of: id, length: length) {
            throw .duplicateElement(firstID)
        }
        let id = LocalID(counter: firstID.counter, replica: tree.intern(firstID.replica))
        let start = content.endOffset
        content.append(fragment)
        integrate(start..<content.endOffset, firstID: id, isDeleted: false, after: parentPlace)
    }

    /// Deletes the elements with these ids; those deleted already stay so. O(log n) for each run.
    /// - Throws: ``SequenceError/unknownElement(_:)``; the sequence is unchanged then.
    mutating func remove(_ ids: [OperationIDRange]) throws(SequenceError) {
        for range in ids {
            var next = range.lowerBound
            while next < range.upperBound {
                let id = OperationID(counter: next, replica: range.replica)
                guard let place = tree.localID(id).flatMap(tree.find) else { throw .unknownElement(id) }
                next = tree[place.span].endCounter
            }
        }
        for range in ids {
            guard !range.isEmpty, let replica = tree.replicas.index(of: range.replica) else { continue }
            var next = LocalID(counter: range.lowerBound, replica: replica)
            while next.counter < range.upperBound, let place = tree.find(next) {
                let end = min(tree[place.span].endCounter, range.upperBound)
                markDeleted(place, length: Int(end - next.counter))
                next.counter = end
            }
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
