/// One replica's changes, from where history was trimmed, as runs of changes that differ in little.
///
/// Typing makes a change of five or six bytes at every keystroke, nearly equal to the one before. Kept as ``Change`` values
/// they would take thirty times their size; as runs they take little more than what was typed. A change comes out of its
/// run exactly as it went in.
struct ChangeHistory: Sendable {
    let replica: ReplicaID

    /// The last counter before the first change that is held; 0 when all are.
    let base: UInt64

    /// The rolling digest up to `base`.
    let baseDigest: UInt64

    /// All runs but the last.
    private var closedRuns = ChangeRunList()

    /// The run that the next change may continue; meaningful once there are changes.
    var last = ChangeRun.none

    /// How keystrokes go on in the last run.
    var pace = Pace.none

    /// The operations of the runs.
    var bytes: [UInt8] = []

    /// The differences of stamps of runs that have them.
    var stamps: [UInt8] = []
    private(set) var contexts: [ChangeContext] = []

    /// The number of changes.
    private(set) var count = 0

    /// The last counter and the stamp of the last change.
    private(set) var lastCounter: UInt64
    private(set) var lastStamp: UInt64 = 0

    /// The rolling digest after some of the changes.
    var trail: DigestTrail

    init(replica: ReplicaID, base: UInt64, baseDigest: UInt64) {
        self.replica = replica
        self.base = base
        self.baseDigest = baseDigest
        lastCounter = base
        trail = DigestTrail(counter: base, digest: baseDigest)
    }
}

extension ChangeHistory {
    /// The number of runs.
    var runCount: Int { count == 0 ? 0 : closedRuns.count + 1 }

    /// All runs.
    var runs: some Collection<ChangeRun> { (0..<runCount).lazy.map { run(at: $0) } }

    @inline(__always)
    func run(at index: Int) -> ChangeRun { index < closedRuns.count ? closedRuns[index] : last }

    /// The number of the first run that ends after a counter.
    func runIndex(endingAfter counter: UInt64) -> Int {
        let index = closedRuns.index(endingAfter: counter)
        return index == closedRuns.count && count > 0 && last.endCounter <= counter ? index + 1 : index
    }

    /// Takes over runs that were read.
    mutating func take(_ assembly: ChangeRunAssembly) {
        closedRuns = assembly.runs
        if let run = closedRuns.popLast() { last = run }
        bytes = assembly.bytes
        stamps = assembly.stamps
        contexts = assembly.contexts
        count = assembly.count
        lastCounter = assembly.endCounter - 1
        lastStamp = assembly.lastStamp
        pace = paceOfLastRun()
    }

    /// Adds a change that follows the last one.
    mutating func append(_ change: Change) {
        assert(change.previousCounter == lastCounter, "history has no gaps")
        if let keystroke = change.keystroke,
            extend(by: keystroke, firstCounter: change.id.counter, stamp: change.stamp.rawValue)
        {
            return
        }
        append(
            firstCounter: change.id.counter,
            ids: change.count,
            stamp: change.stamp.rawValue,
            context: change.isSelfContained ? nil : change.contextValue,
            operations: change.operations
        )
    }

    /// Adds a change that follows the last one.
    mutating func append(
        firstCounter: UInt64,
        ids: UInt64,
        stamp: UInt64,
        context: ChangeContext?,
        operations: [UInt8]
    ) {
        if count > 0, firstCounter == lastCounter + 1, context?.dependencies.isEmpty ?? true,
            extendLastRun(ids, context, operations)
        {
            extendStamps(stamp)
            pace = paceOfLastRun()
        } else {
            beginRun(firstCounter, ids, stamp, context, operations)
            pace = .none
        }
        noteLast(firstCounter + (ids - 1), stamp)
    }

    /// Adds a keystroke that follows the last change, if the last run goes on with it.
    @inline(__always)
    mutating func extend(by keystroke: Keystroke, firstCounter: UInt64, stamp: UInt64) -> Bool {
        guard count > 0, firstCounter == lastCounter &+ 1, extendLastRun(by: keystroke) else { return false }
        extendStamps(stamp)
        noteLast(firstCounter, stamp)
        return true
    }

    /// Adds a run that follows the last change, its bytes and all it refers to being here already.
    mutating func beginRun(_ run: ChangeRun, lastStamp stamp: UInt64) {
        if count > 0 { closedRuns.append(last) }
        last = run
        lastCounter = run.endCounter - 1
        lastStamp = stamp
        count += Int(run.count)
        pace = paceOfLastRun()
    }

    @inline(__always)
    private mutating func noteLast(_ counter: UInt64, _ stamp: UInt64) {
        lastCounter = counter
        lastStamp = stamp
        count &+= 1
    }

    private mutating func beginRun(
        _ firstCounter: UInt64,
        _ ids: UInt64,
        _ stamp: UInt64,
        _ context: ChangeContext?,
        _ operations: [UInt8]
    ) {
        if count > 0 { closedRuns.append(last) }
        last = ChangeRun(
            firstCounter: firstCounter,
            stamp: stamp,
            start: bytes.count,
            headLength: UInt32(operations.count),
            headIDs: UInt32(ids),
            headContext: context.map { note($0) } ?? -1
        )
        bytes.append(contentsOf: operations)
    }

    mutating func note(_ context: ChangeContext) -> Int32 {
        contexts.append(context)
        return Int32(contexts.count - 1)
    }

    /// Takes note of the stamp of a change that was added to the last run.
    @inline(__always)
    private mutating func extendStamps(_ stamp: UInt64) {
        let difference = stamp &- lastStamp
        if last.stampsStart < 0, last.count == 2 { last.stampStep = difference }
        if last.stampsStart < 0, last.stampStep == difference { return }
        keepStamp(difference)
    }

    private mutating func keepStamp(_ difference: UInt64) {
        if last.stampsStart < 0 {
            // The differences differ after all: write down those so far.
            last.stampsStart = stamps.count
            for _ in 0..<last.count - 2 { writeStamp(last.stampStep) }
            last.stampStep = 0
        }
        writeStamp(difference)
    }

    private mutating func writeStamp(_ difference: UInt64) {
        var rest = difference
        while rest >= 0x80 {
            stamps.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        stamps.append(UInt8(truncatingIfNeeded: rest))
    }
}

/// Adding a change to the last run.
extension ChangeHistory {
    /// - Returns: whether the change could be added.
    @inline(__always)
    private mutating func extendLastRun(_ ids: UInt64, _ context: ChangeContext?, _ operations: [UInt8]) -> Bool {
        if last.count == 1 {
            last.tailContext = context.map { note($0) } ?? -1
            last.tailLength = UInt32(operations.count)
            last.tailIDs = UInt32(ids)
            bytes.append(contentsOf: operations)
        } else {
            guard UInt64(last.tailIDs) == ids, Int(last.tailLength) == operations.count,
                last.tailContext < 0 ? context == nil : context == contexts[Int(last.tailContext)],
                extendTail(operations)
            else { return false }
        }
        last.count += 1
        return true
    }

    @inline(__always)
    private mutating func extendTail(_ operations: [UInt8]) -> Bool {
        switch last.form {
        case .plain: return beginForm(operations)
        case .window:
            let window = last.window
            guard let difference = difference(operations, from: last.tailStart, within: window) else {
                for index in window { bytes.append(operations[index]) }
                return true
            }
            return widenWindow(toCover: difference, operations)
        case .step:
            // Runs that cost nothing could claim to be of any length.
            guard last.count < ChangeRun.maximumSteps,
                difference(operations, from: last.tailStart, within: last.window) == nil
            else { return false }
            return last.windowLength == 0 || isStep(operations)
        }
    }

    /// Whether the number in the window is the next, written as it would be.
    private func isStep(_ operations: [UInt8]) -> Bool {
        let window = last.window
        let tail = last.tailStart + window.lowerBound..<last.tailStart + window.upperBound
        let (growth, overflow) = last.step.multipliedReportingOverflow(by: Int64(last.count) - 1)
        let (number, overflow2) = Int64(ChangeRun.number(bytes, tail)).addingReportingOverflow(growth)
        guard !overflow, !overflow2, number >= 0, UInt64(number) == ChangeRun.number(operations, window) else {
            return false
        }
        let end = window.upperBound - 1
        return operations[end] < 0x80 && (operations[end] > 0 || window.count == 1)
            && operations[window.lowerBound..<end].allSatisfy { $0 >= 0x80 }
    }

    /// Decides how the third change of a run follows from the second.
    private mutating func beginForm(_ operations: [UInt8]) -> Bool {
        guard let window = difference(operations, from: last.tailStart, within: 0..<0) else {
            last.form = .step
            return true
        }
        if window.upperBound < operations.count, let step = step(in: window, operations) {
            last.form = .step
            last.window = step.window
            last.step = step.step
            return true
        }
        guard isContent(window, operations) else { return false }
        last.form = .window
        last.window = window
        bytes.append(contentsOf: operations[window])
        return true
    }

    /// Lets the window take in more; the windows so far are written anew.
    private mutating func widenWindow(toCover difference: Range<Int>, _ operations: [UInt8]) -> Bool {
        let old = last.window
        let wide = min(old.lowerBound, difference.lowerBound)..<max(old.upperBound, difference.upperBound)
        // Wider windows for all must cost less than another run.
        guard isContent(wide, operations), Int(last.count) * (wide.count - old.count) <= Self.costOfRun else {
            return false
        }
        let tail = Array(bytes[last.tailStart..<last.windowsStart])
        let windows = Array(bytes[last.windowsStart...])
        bytes.removeSubrange(last.windowsStart...)
        for start in stride(from: 0, to: windows.count, by: old.count) {
            bytes.append(contentsOf: tail[wide.lowerBound..<old.lowerBound])
            bytes.append(contentsOf: windows[start..<start + old.count])
            bytes.append(contentsOf: tail[old.upperBound..<wide.upperBound])
        }
        bytes.append(contentsOf: operations[wide])
        last.window = wide
        return true
    }

    private static var costOfRun: Int { 12 }

    /// Whether a window looks like content, a letter typed after another, and not like parts of different operations: it is
    /// short, or a scalar of several bytes.
    private func isContent(_ window: Range<Int>, _ operations: [UInt8]) -> Bool {
        if window.count <= 2 { return true }
        return window.count <= ChangeRun.maximumWindow
            && window.allSatisfy { operations[$0] >= 0x80 && bytes[last.tailStart + $0] >= 0x80 }
    }

    /// The stretch of operations that differs from what is kept at a place, outside a window.
    @inline(__always)
    private func difference(_ operations: [UInt8], from start: Int, within window: Range<Int>) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { bytes in
            operations.withUnsafeBufferPointer { operations in
                let end = operations.count
                var first = 0
                while first < window.lowerBound, operations[first] == bytes[start &+ first] { first &+= 1 }
                if first == window.lowerBound { first = window.upperBound }
                while first < end, operations[first] == bytes[start &+ first] { first &+= 1 }
                if first == end { return nil }
                var last = end - 1
                while operations[last] == bytes[start + last] || window.contains(last) { last -= 1 }
                return first..<last + 1
            }
        }
    }

    /// Whether what differs is one number in LEB128 of unchanged length, and by how much it grew.
    private func step(in difference: Range<Int>, _ operations: [UInt8]) -> (window: Range<Int>, step: Int64)? {
        let tail = Array(bytes[last.tailStart..<last.windowsStart])
        var start = difference.lowerBound
        while start > 0, tail[start - 1] >= 0x80 { start -= 1 }
        var end = start
        while end < tail.count, tail[end] >= 0x80 { end += 1 }
        guard end < tail.count, end + 1 >= difference.upperBound, end - start < ChangeRun.maximumWindow else {
            return nil
        }
        var candidate = last
        candidate.window = start..<end + 1
        candidate.step =
            Int64(ChangeRun.number(operations, candidate.window)) - Int64(ChangeRun.number(tail, candidate.window))
        var expected = tail
        guard candidate.addStep(1, to: &expected), expected == operations else { return nil }
        return (candidate.window, candidate.step)
    }
}
