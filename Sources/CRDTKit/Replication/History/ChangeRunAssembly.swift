/// Puts runs together again from their columns, checking each number.
struct ChangeRunAssembly {
    let columns: ChangeRunColumns
    let contexts: [ChangeContext]
    let stamps: [UInt8]

    /// The operations of the first and second changes, and the windows of the others.
    private let operations: [UInt8]
    private let windows: [UInt8]

    private(set) var runs: [ChangeRun] = []
    private(set) var bytes: [UInt8] = []

    /// The number of changes.
    private(set) var count = 0
    private(set) var endCounter: UInt64
    private(set) var lastStamp: UInt64 = 0
    private var nextContext: Int32 = 0
    private var nextStamp = 0
    private var nextOperation = 0
    private var nextWindow = 0

    init(
        columns: ChangeRunColumns,
        contexts: [ChangeContext],
        stamps: [UInt8],
        operations: [UInt8],
        windows: [UInt8],
        endCounter: UInt64
    ) {
        self.columns = columns
        self.contexts = contexts
        self.stamps = stamps
        self.operations = operations
        self.windows = windows
        self.endCounter = endCounter
        runs.reserveCapacity(columns.counts.count)
        bytes.reserveCapacity(operations.count + windows.count)
    }
}

extension ChangeRunAssembly {
    mutating func addRun(_ index: Int, _ reader: WireReader) throws(WireError) {
        var run = try head(index, reader)
        if run.count > 1 { try addTail(index, to: &run, reader) }
        try addStamps(to: &run, keeps: columns.flags[index] & ChangeRunColumns.Flag.keepsStamps != 0, reader)
        let last = run.endCounter - 1
        guard last <= VersionVector.maximumDecodedCounter else { throw reader.failure(.invalid("counter")) }
        try copyBytes(of: &run, reader)
        endCounter = run.endCounter
        count += Int(run.count)
        runs.append(run)
    }

    /// Makes sure that nothing is left over.
    func finish(_ reader: WireReader) throws(WireError) {
        guard nextOperation == operations.count, nextWindow == windows.count, nextStamp == stamps.count else {
            throw reader.failure(.invalid("history has more than its runs"))
        }
    }

    private mutating func head(_ index: Int, _ reader: WireReader) throws(WireError) -> ChangeRun {
        let limit = Int64(VersionVector.maximumDecodedCounter)
        let skip = columns.skips[index]
        let ids = columns.headIDs[index]
        let length = columns.headLengths[index]
        let flags = columns.flags[index]
        guard (0...limit).contains(skip), let count = UInt32(exactly: columns.counts[index]), count > 0,
            (Int64(Change.minimumOperationSize)...Int64(UInt32.max)).contains(length), (1...length).contains(ids),
            (0...7).contains(flags), endCounter + UInt64(skip) <= UInt64(limit)
        else { throw reader.failure(.invalid("run of changes")) }
        return ChangeRun(
            firstCounter: endCounter + UInt64(skip),
            stamp: lastStamp &+ UInt64(bitPattern: columns.stamps[index]),
            start: bytes.count,
            headLength: UInt32(length),
            headIDs: UInt32(ids),
            count: count,
            headContext: flags & ChangeRunColumns.Flag.headContext == 0 ? -1 : takeContext(),
            tailContext: flags & ChangeRunColumns.Flag.tailContext == 0 ? -1 : takeContext()
        )
    }

    private mutating func takeContext() -> Int32 {
        nextContext += 1
        return nextContext - 1
    }

    private func addTail(_ index: Int, to run: inout ChangeRun, _ reader: WireReader) throws(WireError) {
        let length = columns.tailLengths[index]
        let ids = columns.tailIDs[index]
        guard (Int64(Change.minimumOperationSize)...Int64(UInt32.max)).contains(length), (1...length).contains(ids),
            let form = UInt8(exactly: columns.forms[index]).flatMap(ChangeRun.Form.init(rawValue:)),
            (form == .plain) == (run.count == 2), form != .step || run.count <= ChangeRun.maximumSteps,
            run.tailContext < 0 || contexts[Int(run.tailContext)].dependencies.isEmpty
        else { throw reader.failure(.invalid("run of changes")) }
        let start = columns.windowStarts[index]
        let window = columns.windowLengths[index]
        guard (0...Int64(ChangeRun.maximumWindow)).contains(window), start >= 0, start <= length - window,
            window > 0 || form != .window
        else { throw reader.failure(.invalid("window of a run of changes")) }
        run.tailLength = UInt32(length)
        run.tailIDs = UInt32(ids)
        run.form = form
        run.windowStart = UInt32(start)
        run.windowLength = UInt32(window)
        run.step = columns.steps[index]
        run.stampStep = UInt64(bitPattern: columns.stampSteps[index])
    }

    private mutating func addStamps(
        to run: inout ChangeRun,
        keeps: Bool,
        _ reader: WireReader
    ) throws(WireError) {
        lastStamp = run.stamp &+ run.stampStep &* UInt64(run.count - 1)
        guard keeps else { return }
        run.stampsStart = nextStamp
        lastStamp = run.stamp
        for _ in 1..<max(run.count, 1) {
            var shift: UInt64 = 0
            while true {
                guard nextStamp < stamps.count, shift < 64 else { throw reader.failure(.invalid("stamps")) }
                let byte = stamps[nextStamp]
                nextStamp += 1
                lastStamp &+= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { break }
                shift += 7
            }
        }
    }

    private mutating func copyBytes(of run: inout ChangeRun, _ reader: WireReader) throws(WireError) {
        let length = Int(run.headLength) + Int(run.tailLength)
        guard length <= operations.count - nextOperation, run.windowsLength <= windows.count - nextWindow else {
            throw reader.failure(.invalid("operations of a run of changes"))
        }
        bytes.append(contentsOf: operations[nextOperation..<nextOperation + length])
        bytes.append(contentsOf: windows[nextWindow..<nextWindow + run.windowsLength])
        nextOperation += length
        nextWindow += run.windowsLength
        guard run.form == .step, run.windowLength > 0 else { return }
        // Every step of the way must give a number of the same length; the last one and the second say so for all.
        var tail = Array(bytes[run.tailStart..<run.windowsStart])
        let window = Int(run.windowStart)..<Int(run.windowStart + run.windowLength)
        let isNumber =
            tail[window.upperBound - 1] < 0x80 && window.dropLast().allSatisfy { tail[$0] >= 0x80 }
        guard isNumber, run.addStep(Int64(run.count) - 2, to: &tail) else {
            throw reader.failure(.invalid("steps of a run of changes"))
        }
    }
}
