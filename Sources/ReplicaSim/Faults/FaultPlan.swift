/// What befalls messages, links, replicas and clocks while the replicas work; it all ends once the last edit is made.
public struct FaultPlan: Sendable, Hashable {
    /// How many messages never arrive.
    public var loss: Probability

    /// How many messages arrive a second time.
    public var duplication: Probability

    /// How many messages leave their link's order and are held back, so that later ones may overtake them.
    ///
    /// All others arrive in the order they were sent in on their link.
    public var reordering: Probability

    /// How many messages arrive with a flipped bit or cut short.
    public var corruption = Probability.never

    /// How long messages travel.
    public var delay: DelayDistribution

    /// The size in bytes above which messages don't get through; nil for none.
    public var messageCap: Int?

    /// How many times the replicas are split into camps that cannot hear each other.
    public var partitions: Int

    /// How long such a split lasts, in microseconds.
    public var partitionDwell: ClosedRange<Int64>

    /// What splits there are; each is one of these.
    public var partitionKinds = [Partition.Kind.split]

    /// How many times a replica crashes, and starts again from what it had saved when it last edited.
    public var crashes = 0

    /// How many times a replica starts again from a backup that is some of its edits old.
    public var backups = 0

    /// How many times a replica is away for a long time, or joins late.
    public var absences = 0

    /// How many replicas run under the identity of another one, as a copied file would.
    public var clones = 0

    /// How many restarts after a crash find that of the last state only a part was written.
    public var tornWrites = Probability.never

    /// How many find that a block of it was written to the wrong place.
    public var misdirectedWrites = Probability.never

    /// How many find that a bit of it flipped.
    public var bitRot = Probability.never

    /// How many times a replica stands still for a while, and then goes on with what has come meanwhile.
    public var pauses = 0

    /// How many times a replica becomes slow for a while: it does late what it is told.
    public var slowdowns = 0

    /// How many bytes are on their way on one link at most; what is sent beyond that is dropped. Nil for no limit. A link that
    /// is idle takes a message of any size.
    public var linkCapacity: Int?

    /// Whether faults end for a part of the replicas first, which must become equal and silent among themselves while all
    /// other links work one way only, or not at all.
    public var healsCoreFirst = false

    /// What is wrong with clocks.
    public var clocks = ClockPlan()

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

    /// Takes out what only replicas stand that know what to do with an older state of theirs.
    mutating func keepDisksWhole() {
        backups = 0
        tornWrites = .never
        misdirectedWrites = .never
        bitRot = .never
    }

    /// Takes out what only befalls messages that are bytes.
    mutating func keepBytesWhole() {
        corruption = .never
        messageCap = nil
        linkCapacity = nil
    }

    /// Whether replicas are ever set back to what they had saved.
    var restartsReplicas: Bool { crashes > 0 || backups > 0 }
}
