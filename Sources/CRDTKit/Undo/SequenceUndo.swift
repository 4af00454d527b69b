/// What takes back edits of a sequence: what was inserted, and what was removed with where it stood.
public struct SequenceUndo<Fragment: Sendable>: Sendable {
    struct Removed: Sendable {
        let ids: OperationIDRange
        let content: Fragment
    }

    var inserted: [OperationIDRange] = []
    var removed: [Removed] = []
}

extension UndoIdentities {
    /// Lets elements that were inserted stand for some of a range.
    mutating func replace(_ offsets: Range<Int>, of ids: OperationIDRange, by first: OperationID) {
        for (index, offset) in offsets.enumerated() {
            replace(
                OperationID(counter: ids.lowerBound + UInt64(offset), replica: ids.replica),
                by: OperationID(counter: first.counter + UInt64(index), replica: first.replica)
            )
        }
    }
}
