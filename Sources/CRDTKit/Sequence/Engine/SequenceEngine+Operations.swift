/// What the replicated types on this engine share.
extension SequenceEngine {
    static func idCount(of operation: SequenceOperation<Fragment>) -> Int {
        switch operation {
        case .insert(let content, _): Content.elementCount(of: content)
        case .remove: 1
        }
    }

    /// Applies an operation that ``decodeOperations(from:firstID:)`` has checked, or that was made here.
    mutating func applyChecked(_ operation: SequenceOperation<Fragment>, firstID: OperationID) {
        do {
            try apply(operation, firstID: firstID)
        } catch {
            assertionFailure("an operation was applied that had not been checked: \(error)")
        }
    }

    /// Reads the operations of one change to the reader's end and checks that they can be applied here.
    func decodeOperations(
        from reader: inout WireReader,
        firstID: OperationID
    ) throws(WireError) -> [SequenceOperation<Fragment>] {
        var operations: [SequenceOperation<Fragment>] = []
        var check = SequenceChangeCheck(of: self, firstID: firstID)
        while !reader.isAtEnd {
            let operation = try SequenceOperation<Fragment>(from: &reader)
            do throws(SequenceError) {
                try check.check(operation)
            } catch {
                throw reader.failure(.invalid(error.description))
            }
            operations.append(operation)
        }
        return operations
    }
}
