/// What befell replicas and clocks in a run.
public struct FaultCounters: Sendable, Hashable {
    /// Times that a replica crashed and started again from what it had saved when it last edited.
    public var crashes = 0

    /// Times that a replica started again from an older backup.
    public var backups = 0

    /// Times that a replica was cut off from all others.
    public var absences = 0

    /// Times that a clock was put wrong, or set.
    public var clockChanges = 0

    /// Times that a clock stood still.
    public var freezes = 0

    /// Times that of the last saved state only a part had been written.
    public var torn = 0

    /// Times that a block of it stood in the wrong place.
    public var misdirected = 0

    /// Times that a bit of it had flipped.
    public var rotten = 0

    /// Times that such damage was noticed, and an older state restored.
    public var damageNoticed = 0

    /// Times that a replica stood still.
    public var pauses = 0

    /// Times that a replica became slow.
    public var slowdowns = 0

    /// Times that a part of the replicas became equal and silent while others were cut off.
    public var cores = 0

    /// Damaged messages that their receivers refused.
    public var refused = 0

    /// Creates counters at zero.
    public init() {}
}

extension FaultCounters {
    /// Adds what happened in another run.
    mutating func add(_ other: FaultCounters) {
        crashes += other.crashes
        backups += other.backups
        absences += other.absences
        clockChanges += other.clockChanges
        freezes += other.freezes
        refused += other.refused
        torn += other.torn
        misdirected += other.misdirected
        rotten += other.rotten
        damageNoticed += other.damageNoticed
        pauses += other.pauses
        slowdowns += other.slowdowns
        cores += other.cores
    }
}
