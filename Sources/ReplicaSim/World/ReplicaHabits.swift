/// How replicas of documents keep house, beyond editing and exchanging changes: ways of an app that a seed chooses.
public struct ReplicaHabits: Sendable, Hashable {
    /// Whether they now and then send a snapshot, or an update with content and history, where changes would do.
    public var sendsSnapshots = false

    /// Whether they don't follow clocks that are more than a second ahead.
    public var clampsClocks = false

    /// Whether they save what they take in, and forget what all others have.
    public var compacts = false

    /// Creates the habits of replicas that do none of this.
    public init() {}
}

extension ReplicaHabits {
    /// Draws habits, each in one of four cases.
    static func drawn(_ draws: inout DrawStream) -> ReplicaHabits {
        var habits = ReplicaHabits()
        habits.sendsSnapshots = draws.below(4) == 0
        habits.clampsClocks = draws.below(4) == 0
        habits.compacts = draws.below(4) == 0
        return habits
    }

    /// Draws them from a seed.
    public static func swarm(_ random: KeyedRandom) -> ReplicaHabits {
        var draws = random.stream(.habits)
        return drawn(&draws)
    }
}
