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
    }
}
