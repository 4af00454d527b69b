/// Taking a part of a history for another replica.
extension ChangeHistory {
    /// The changes that end after a counter, as a history that begins there. O(n) in their number of runs and bytes.
    func suffix(after counter: UInt64) -> ChangeHistory {
        if counter <= base { return self }
        var cursor = Cursor(self, at: counter + 1)
        guard cursor.advance() else { return ChangeHistory(replica: replica, base: lastCounter, baseDigest: 0) }
        var suffix = ChangeHistory(replica: replica, base: cursor.previousCounter, baseDigest: 0)
        // What is left of the run that was begun before goes change by change, the runs behind it as they are.
        var number = cursor.number
        if cursor.index > 0 {
            repeat { suffix.append(cursor.change) } while cursor.advance() && cursor.number == number
            number += 1
        }
        while number < runCount {
            suffix.append(run(at: number), of: self)
            number += 1
        }
        return suffix
    }

    /// The changes up to one that ends exactly at a counter; nil if none does. O(n) in their number of runs and bytes.
    func prefix(through counter: UInt64) -> ChangeHistory? {
        if counter == lastCounter { return self }
        var prefix = ChangeHistory(replica: replica, base: base, baseDigest: baseDigest)
        var number = 0
        while number < runCount, run(at: number).endCounter <= counter + 1 {
            prefix.append(run(at: number), of: self)
            number += 1
        }
        var cursor = Cursor(self, atRun: number)
        while prefix.lastCounter < counter, cursor.advance() { prefix.append(cursor.change) }
        return prefix.lastCounter == counter ? prefix : nil
    }

    /// Adds a whole run of another history of the same replica, which follows what is here.
    private mutating func append(_ run: ChangeRun, of other: ChangeHistory) {
        var copy = run
        copy.start = bytes.count
        bytes.append(contentsOf: other.bytes[run.start..<run.windowsStart + run.windowsLength])
        if run.stampsStart >= 0 {
            var end = run.stampsStart
            for _ in 1..<run.count { _ = other.stampDifference(at: &end) }
            copy.stampsStart = stamps.count
            stamps.append(contentsOf: other.stamps[run.stampsStart..<end])
        }
        if run.headContext >= 0 { copy.headContext = note(other.contexts[Int(run.headContext)]) }
        if run.tailContext >= 0 { copy.tailContext = note(other.contexts[Int(run.tailContext)]) }
        beginRun(copy, lastStamp: other.lastStamp(of: run))
    }
}
