extension ChangeHistory {
    /// Goes through changes one after the other, without making a ``Change`` of each.
    struct Cursor {
        private let history: ChangeHistory

        /// The current change's run, its number, and the change's number in it.
        private(set) var run = ChangeRun.none
        private(set) var number: Int
        private(set) var index: Int
        private(set) var stamp: UInt64 = 0
        private var stampOffset = 0

        /// The current change's operations.
        private(set) var operations: [UInt8] = []

        /// Stands before the first change of a run.
        init(_ history: ChangeHistory, atRun number: Int) {
            self.history = history
            self.number = number
            index = -1
            if number < history.runCount { run = history.run(at: number) }
        }

        /// Stands before the change that takes a counter, or takes the next after it; advance to get there.
        init(_ history: ChangeHistory, at counter: UInt64) {
            self.history = history
            number = history.runIndex(endingAfter: counter)
            index = -1
            guard number < history.runCount else { return }
            run = history.run(at: number)
            guard counter > run.firstCounter else { return }
            for _ in 0..<run.index(of: counter) { step() }
        }
    }
}

extension ChangeHistory.Cursor {
    /// Goes to the next change.
    /// - Returns: false if there is none.
    mutating func advance() -> Bool {
        guard number < history.runCount else { return false }
        step()
        return number < history.runCount
    }

    private mutating func step() {
        index += 1
        if index == Int(run.count) {
            index = 0
            number += 1
            guard number < history.runCount else { return }
            run = history.run(at: number)
        }
        if index == 0 {
            stamp = run.stamp
            stampOffset = run.stampsStart
        } else {
            stamp &+= run.stampsStart < 0 ? run.stampStep : history.stampDifference(at: &stampOffset)
        }
        if index >= 2 {
            history.patchOperations(of: run, at: index, in: &operations)
        } else {
            history.readOperations(of: run, at: index, into: &operations)
        }
    }

    var firstCounter: UInt64 { run.firstCounter(at: index) }

    var ids: UInt64 { UInt64(index == 0 ? run.headIDs : run.tailIDs) }

    var previousCounter: UInt64 {
        if index > 0 { return firstCounter - 1 }
        return number == 0 ? history.base : history.run(at: number - 1).endCounter - 1
    }

    private var contextNumber: Int32 { index == 0 ? run.headContext : run.tailContext }

    var context: ChangeContext { contextNumber < 0 ? ChangeContext() : history.contexts[Int(contextNumber)] }

    /// The digest of the current change, as ``Change/digest`` gives it.
    var changeDigest: UInt64 {
        Change.digest(
            OperationID(counter: firstCounter, replica: history.replica),
            count: ids,
            previousCounter: previousCounter,
            stamp: stamp,
            context: contextNumber < 0 ? nil : context,
            operations: operations
        )
    }

    var change: Change {
        Change(
            id: OperationID(counter: firstCounter, replica: history.replica),
            count: ids,
            previousCounter: previousCounter,
            stamp: HybridTimestamp(rawValue: stamp),
            context: context,
            operations: operations
        )
    }
}

extension ChangeHistory {
    /// The operations of the first or second change of a run.
    func readOperations(of run: ChangeRun, at index: Int, into operations: inout [UInt8]) {
        operations.removeAll(keepingCapacity: true)
        let range = index == 0 ? run.start..<run.tailStart : run.tailStart..<run.windowsStart
        operations.append(contentsOf: bytes[range])
    }

    /// Turns the operations of a run's change into those of the next, its third or a later one.
    @inline(__always)
    func patchOperations(of run: ChangeRun, at index: Int, in operations: inout [UInt8]) {
        switch run.form {
        case .plain: break
        case .window:
            let start = run.windowsStart + (index - 2) * Int(run.windowLength)
            for offset in 0..<Int(run.windowLength) {
                operations[Int(run.windowStart) + offset] = bytes[start + offset]
            }
        case .step:
            if run.windowLength > 0 { _ = run.addStep(1, to: &operations) }
        }
    }

    /// The change that takes a counter, if it is held.
    func change(at counter: UInt64) -> Change? {
        var cursor = Cursor(self, at: counter)
        guard cursor.advance(), cursor.firstCounter <= counter else { return nil }
        return cursor.change
    }

    /// The first change that ends after a counter, if it is held.
    func change(endingAfter counter: UInt64) -> Change? {
        var cursor = Cursor(self, at: counter + 1)
        return cursor.advance() ? cursor.change : nil
    }

    /// The changes that end after a counter.
    func changes(after counter: UInt64) -> [Change] {
        var changes: [Change] = []
        var cursor = Cursor(self, at: counter + 1)
        while cursor.advance() { changes.append(cursor.change) }
        return changes
    }
}
