/// A ``ChangeRun`` in 48 bytes, for numbers as they are in a history of typing.
struct PackedChangeRun: BitwiseCopyable, Sendable {
    private let firstCounter: UInt64
    private let stamp: UInt64
    private let start: UInt32
    private let count: UInt32

    /// The step of stamps, or where their differences are.
    private let stamps: UInt32

    private let step: Int32

    /// The first change's context; for a run that is kept elsewhere, its index there.
    private let headContext: Int32

    private let headLength: UInt16
    private let headIDs: UInt16
    private let tailLength: UInt16
    private let tailIDs: UInt16
    private let windowStart: UInt16
    private let windowLength: UInt8
    private let flags: UInt8

    /// The form in the lowest two bits, and:
    private enum Flag {
        static var keepsStamps: UInt8 { 4 }
        static var isWide: UInt8 { 8 }
    }

    /// What stands for a run that is kept elsewhere.
    init(firstCounter: UInt64, wideIndex: Int) {
        self.firstCounter = firstCounter
        (stamp, start, count, stamps, step) = (0, 0, 0, 0, 0)
        headContext = Int32(wideIndex)
        (headLength, headIDs, tailLength, tailIDs, windowStart, windowLength) = (0, 0, 0, 0, 0, 0)
        flags = Flag.isWide
    }

    /// Packs a run; nil if one of its numbers is too great.
    init?(_ run: ChangeRun) {
        let keepsStamps = run.stampsStart >= 0
        guard run.tailContext < 0, let start = UInt32(exactly: run.start), let step = Int32(exactly: run.step),
            let stamps = keepsStamps ? UInt32(exactly: run.stampsStart) : UInt32(exactly: run.stampStep),
            let headLength = UInt16(exactly: run.headLength), let headIDs = UInt16(exactly: run.headIDs),
            let tailLength = UInt16(exactly: run.tailLength), let tailIDs = UInt16(exactly: run.tailIDs),
            let windowStart = UInt16(exactly: run.windowStart), let windowLength = UInt8(exactly: run.windowLength),
            !keepsStamps || run.stampStep == 0
        else { return nil }
        firstCounter = run.firstCounter
        stamp = run.stamp
        self.start = start
        count = run.count
        self.stamps = stamps
        self.step = step
        headContext = run.headContext
        self.headLength = headLength
        self.headIDs = headIDs
        self.tailLength = tailLength
        self.tailIDs = tailIDs
        self.windowStart = windowStart
        self.windowLength = windowLength
        flags = run.form.rawValue | (keepsStamps ? Flag.keepsStamps : 0)
    }
}

extension PackedChangeRun {
    /// Where the run is kept, if it is kept elsewhere.
    var wideIndex: Int? { flags & Flag.isWide == 0 ? nil : Int(headContext) }

    /// The run, unless it is kept elsewhere.
    @inline(__always)
    var run: ChangeRun {
        let keepsStamps = flags & Flag.keepsStamps != 0
        return ChangeRun(
            firstCounter: firstCounter,
            stamp: stamp,
            stampStep: keepsStamps ? 0 : UInt64(stamps),
            stampsStart: keepsStamps ? Int(stamps) : -1,
            start: Int(start),
            headLength: UInt32(headLength),
            headIDs: UInt32(headIDs),
            tailLength: UInt32(tailLength),
            tailIDs: UInt32(tailIDs),
            count: count,
            windowStart: UInt32(windowStart),
            windowLength: UInt32(windowLength),
            step: Int64(step),
            headContext: headContext,
            tailContext: -1,
            form: ChangeRun.Form(rawValue: flags & 3) ?? .plain
        )
    }
}
