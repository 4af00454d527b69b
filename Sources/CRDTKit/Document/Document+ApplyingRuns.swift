/// Taking in histories run by run: what was typed in a row is inserted at once.
extension Document {
    /// Takes in others' histories, as ``apply(_:)-(Sequence<Change>)`` does their changes.
    /// - Throws: the first ``DocumentError``, after the others were taken in.
    mutating func apply(_ histories: [ChangeHistory]) throws(DocumentError) {
        var failure: DocumentError?
        let listed = refusals.count
        for place in Self.runs(of: histories) {
            let history = histories[place.history]
            if applyRun(place.run, of: history, &failure) { continue }
            var cursor = ChangeHistory.Cursor(history, atRun: place.run)
            while cursor.advance(), cursor.number == place.run { take(cursor.change, &failure) }
        }
        if let failure = failure ?? refusals.dropFirst(listed).first { throw failure }
    }

    /// Where the runs of some histories are, in an order in which they can be applied: a change's first counter is greater than
    /// everything its author had seen, and a run depends on no more than its first change does.
    private static func runs(of histories: [ChangeHistory]) -> [(first: UInt64, history: Int, run: Int)] {
        var runs: [(first: UInt64, history: Int, run: Int)] = []
        for (index, history) in histories.enumerated() {
            for number in 0..<history.runCount { runs.append((history.run(at: number).firstCounter, index, number)) }
        }
        return histories.count == 1 ? runs : runs.sorted { ($0.first, $0.history) < ($1.first, $1.history) }
    }

    /// Applies a run's first change, and then the others at once if they are keystrokes.
    /// - Returns: false, with nothing done, if they must be applied one by one.
    private mutating func applyRun(_ number: Int, of history: ChangeHistory, _ failure: inout DocumentError?) -> Bool {
        let run = history.run(at: number)
        let id = OperationID(counter: run.firstCounter, replica: history.replica)
        guard unreadable.isEmpty, core.version[id.replica] < id.counter,
            let keystrokes = history.keystrokes(of: run)
        else { return false }
        var cursor = ChangeHistory.Cursor(history, atRun: number)
        guard cursor.advance() else { return false }
        take(cursor.change, &failure)
        let first = OperationID(counter: run.firstCounter + UInt64(run.headIDs), replica: history.replica)
        if apply(keystrokes, from: first, history.stamps(of: run).dropFirst()) { return true }
        while cursor.advance(), cursor.number == number { take(cursor.change, &failure) }
        return true
    }

    /// Applies keystrokes that are an author's next.
    private mutating func apply(_ keystrokes: Keystrokes, from first: OperationID, _ stamps: ArraySlice<UInt64>) -> Bool
    {
        let milliseconds = physical.milliseconds
        let latest = HybridTimestamp(rawValue: stamps.max() ?? .max)
        guard unreadable.isEmpty, core.isNext(first), core.clock.follows(latest, at: milliseconds),
            content.apply(keystrokes, by: Authorship(id: first, stamp: latest))
        else { return false }
        core.record(keystrokes, from: first, stamps)
        note(latest.lead(over: milliseconds), of: first.replica)
        internalCheck(_invariantCheck(of: first.replica))
        if hasParked { _ = applyParked(after: first.replica) }
        return true
    }

    private mutating func take(_ change: Change, _ failure: inout DocumentError?) {
        var applied: [Change] = []
        take(change, &applied, &failure)
    }
}
