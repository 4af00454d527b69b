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
        try checkInsertion(firstID: firstID, length: Content.elementCount(of: fragment))
        var parentPlace: ElementPlace?
        if let parent {
            guard parent.counter < firstID.counter else {
                throw .parentNotEarlier(parent: parent, child: firstID)
            }
            parentPlace = place(of: parent)
            guard parentPlace != nil else { throw .unknownElement(parent) }
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
            var next = OperationID(counter: range.lowerBound, replica: range.replica)
            while next.counter < range.upperBound {
                guard let end = endOfRun(from: next) else { throw .unknownElement(next) }
                next = OperationID(counter: end, replica: range.replica)
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

    /// Checks that a run to be inserted has elements, ids in range, and none that is taken.
    func checkInsertion(firstID: OperationID, length: Int) throws(SequenceError) {
        try Self.validate(firstID, length: length)
        if let id = tree.localID(firstID), tree.holdsAny(of: id, length: length) {
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
