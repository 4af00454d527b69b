/// Puts runs together again from their columns, checking each number.
struct ChangeRunAssembly {
    let columns: ChangeRunColumns
    let contexts: [ChangeContext]
    let stamps: [UInt8]

    /// The operations of the first and second changes, and the windows of the others.
    private let operations: [UInt8]
    private let windows: [UInt8]

    private(set) var runs = ChangeRunList()

    /// How many bytes the runs so far take.
    private var byteCount = 0

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
    }
}

extension ChangeRunAssembly {
    mutating func addRun(_ index: Int, _ reader: WireReader) throws(WireError) {
        var run = try head(index, reader)
        if run.count > 1 { try addTail(index, to: &run, reader) }
        try addStamps(to: &run, keeps: columns.flags[index] & ChangeRunColumns.Flag.keepsStamps != 0, reader)
        let last = run.endCounter - 1
        guard last <= VersionVector.maximumDecodedCounter else { throw reader.failure(.invalid("counter")) }
        try takeBytes(of: run, reader)
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
            start: byteCount,
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

    private mutating func takeBytes(of run: ChangeRun, _ reader: WireReader) throws(WireError) {
        let size = Int(run.headLength) + Int(run.tailLength)
        guard size <= operations.count - nextOperation, run.windowsLength <= windows.count - nextWindow else {
            throw reader.failure(.invalid("operations of a run of changes"))
        }
        // Every step of the way must give a number of the same length; the second and the last one say so for all.
        if run.form == .step, run.windowLength > 0,
            !run.keepsLength(operations, at: nextOperation + Int(run.headLength), Int64(run.count) - 2)
        {
            throw reader.failure(.invalid("steps of a run of changes"))
        }
        byteCount += size + run.windowsLength
        nextOperation += size
        nextWindow += run.windowsLength
    }

    /// The operations of the runs, each run's windows behind its operations.
    var bytes: [UInt8] {
        // An array made of no room at all writes to what all empty arrays share.
        if byteCount == 0 { return [] }
        return [UInt8](unsafeUninitializedCapacity: byteCount) { target, filled in
            var operation = 0
            var window = 0
            operations.withUnsafeBufferPointer { operations in
                windows.withUnsafeBufferPointer { windows in
                    for index in 0..<runs.count {
                        let run = runs[index]
                        let size = Int(run.headLength) + Int(run.tailLength)
                        filled = target[filled...].update(fromContentsOf: operations[operation..<operation + size])
                        filled = target[filled...].update(fromContentsOf: windows[window..<window + run.windowsLength])
                        operation += size
                        window += run.windowsLength
                    }
                }
            }
        }
    }
}
