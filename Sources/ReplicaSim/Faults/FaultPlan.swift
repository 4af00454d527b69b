/// What the network does to messages while the replicas work; it stops doing so once the last edit is made.
public struct FaultPlan: Sendable, Hashable {
    /// How many messages never arrive.
    public var loss: Probability

    /// How many messages arrive a second time.
    public var duplication: Probability

    /// How many messages leave their link's order and are held back, so that later ones may overtake them.
    ///
    /// All others arrive in the order they were sent in on their link.
    public var reordering: Probability

    /// How long messages travel.
    public var delay: DelayDistribution

    /// How many times the replicas are split into two camps that cannot hear each other.
    public var partitions: Int

    /// How long such a split lasts, in microseconds.
    public var partitionDwell: ClosedRange<Int64>

    /// Creates a plan; without arguments, the default faults of `replica-sim run`.
    public init(
        loss: Probability = .percent(10),
        duplication: Probability = .percent(5),
        reordering: Probability = .percent(10),
        delay: DelayDistribution = .uniform(microseconds: 5_000...80_000),
        partitions: Int = 2,
        partitionDwell: ClosedRange<Int64> = 50_000...400_000
    ) {
        precondition(partitions >= 0 && partitionDwell.lowerBound >= 0, "a fault cannot be negative")
        self.loss = loss
        self.duplication = duplication
        self.reordering = reordering
        self.delay = delay
        self.partitions = partitions
        self.partitionDwell = partitionDwell
    }
}

extension FaultPlan {
    /// A network that delivers everything once, in order, after the given delay.
    public static func none(delay: DelayDistribution = .constant(microseconds: 1_000)) -> FaultPlan {
        FaultPlan(loss: .never, duplication: .never, reordering: .never, delay: delay, partitions: 0)
    }
}
