/// How far a run has come.
struct Progress {
    /// The time of the current event, in microseconds.
    var now: Int64 = 0

    /// How many events were handled.
    var events = 0

    /// How many edits were made.
    var edits = 0

    /// How many replicas still have edits to make.
    var editing = 0

    /// How many times an oracle looked at a state.
    var checks = 0

    /// When the last edit was made and the network healed; nil before.
    var healedAt: Int64?

    /// Whether faults have ended for a part of the replicas only.
    var isCoreOnly = false

    /// When a message was last sent between replicas for which faults had ended.
    var lastCoreMessage: Int64 = 0

    /// When a replica last changed, in microseconds.
    var lastChange: Int64 = 0

    /// When a message was last sent or arrived, in microseconds.
    var lastMessage: Int64 = 0

    /// Whether a bound was exceeded.
    var isOverdue = false

    /// What an oracle saw, and where and when.
    var violation: Sighting?

    /// What befell replicas and clocks.
    var faults = FaultCounters()

    /// What the next message that is sent will be called.
    var cause = MessageName(cause: -1, place: 0)
}
