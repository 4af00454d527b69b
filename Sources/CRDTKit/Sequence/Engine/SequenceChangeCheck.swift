/// Checks the operations of one change before any of them is applied: what they refer to must be in the sequence or come
/// with an earlier operation of the same change.
struct SequenceChangeCheck<Content: SequenceContent> {
    private let engine: SequenceEngine<Content>
    private let author: ReplicaID
    private var nextCounter: UInt64

    /// The counters of the elements that the operations checked so far insert, ascending.
    private var inserted: [Range<UInt64>] = []

    /// What the operations checked so far remove.
    private var removed = CausalContext()

    init(of engine: SequenceEngine<Content>, firstID: OperationID) {
        self.engine = engine
        author = firstID.replica
        nextCounter = firstID.counter
    }
}

extension SequenceChangeCheck {
    /// Checks the next operation.
    mutating func check(_ operation: SequenceOperation<Content.Fragment>) throws(SequenceError) {
        let firstID = OperationID(counter: nextCounter, replica: author)
        switch operation {
        case .insert(let content, let parent):
            let length = Content.elementCount(of: content)
            try engine.checkInsertion(firstID: firstID, length: length)
            if let parent {
                guard parent.counter < nextCounter else { throw .parentNotEarlier(parent: parent, child: firstID) }
                guard endOfRun(from: parent) != nil else { throw .unknownElement(parent) }
            }
            let end = nextCounter + UInt64(length)
            inserted.append(nextCounter..<end)
            nextCounter = end
        case .remove(let ranges):
            try SequenceEngine<Content>.validate(firstID, length: 1)
            for range in ranges {
                guard removed.isDisjoint(with: range) else {
                    throw .removedTwice(OperationID(counter: range.lowerBound, replica: range.replica))
                }
                try check(range)
                removed.insert(range)
            }
            nextCounter += 1
        }
    }

    /// Checks an operation of another kind, which takes one id: the elements that it refers to.
    mutating func check(references elements: [OperationID]) throws(SequenceError) {
        try SequenceEngine<Content>.validate(OperationID(counter: nextCounter, replica: author), length: 1)
        for id in elements where endOfRun(from: id) == nil { throw .unknownElement(id) }
        nextCounter += 1
    }

    private func check(_ range: OperationIDRange) throws(SequenceError) {
        var next = OperationID(counter: range.lowerBound, replica: range.replica)
        while next.counter < range.upperBound {
            guard let end = endOfRun(from: next) else { throw .unknownElement(next) }
            next = OperationID(counter: end, replica: range.replica)
        }
    }

    /// The counter past some elements that are known and follow on from one, `nil` when that one is not known.
    private func endOfRun(from id: OperationID) -> UInt64? {
        if let end = engine.endOfRun(from: id) { return end }
        guard id.replica == author else { return nil }
        var low = 0
        var high = inserted.count
        while low < high {
            let middle = (low + high) / 2
            if inserted[middle].upperBound <= id.counter {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < inserted.count && inserted[low].contains(id.counter) ? inserted[low].upperBound : nil
    }
}
