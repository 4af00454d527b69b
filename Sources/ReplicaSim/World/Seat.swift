/// What a replica knows of the world it is put into.
public struct Seat: Sendable, Hashable {
    /// Which replica it is, from 0.
    public let index: Int

    /// How many replicas there are.
    public let replicas: Int

    /// How many edits it is to make.
    public let edits: Int

    /// How replicas tell each other what changed.
    public let replication: ReplicationMode

    /// How often a replica that knows itself behind looks for what it misses, in microseconds.
    public let antiEntropyInterval: Int64

    /// The source of all its random draws.
    public let random: KeyedRandom

    /// How it keeps house.
    public let habits: ReplicaHabits

    /// The replica under whose identity it runs: its own number, unless it is a clone.
    public let namesake: Int

    /// Creates a seat.
    public init(
        index: Int,
        replicas: Int,
        edits: Int,
        replication: ReplicationMode,
        antiEntropyInterval: Int64,
        random: KeyedRandom,
        habits: ReplicaHabits = ReplicaHabits(),
        namesake: Int? = nil
    ) {
        self.index = index
        self.replicas = replicas
        self.edits = edits
        self.replication = replication
        self.antiEntropyInterval = antiEntropyInterval
        self.random = random
        self.habits = habits
        self.namesake = namesake ?? index
    }
}
