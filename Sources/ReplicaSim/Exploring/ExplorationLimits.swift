/// How much of the space of schedules is explored.
public struct ExplorationLimits: Sendable, Hashable {
    /// How many replicas there are.
    public var replicas = 3

    /// How many edits they make in all, shared out evenly.
    public var operations = 4

    /// How many messages may be lost.
    public var losses = 1

    /// How many messages may arrive twice.
    public var duplicates = 1

    /// How many states are visited at most; beyond that, the exploration is incomplete and says so.
    public var states = 5_000_000

    /// Creates limits; without arguments, those of `replica-sim explore`.
    public init() {}
}
