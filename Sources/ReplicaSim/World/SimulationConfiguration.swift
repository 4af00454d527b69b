/// Everything that decides a run; two runs with equal configurations have equal results.
public struct SimulationConfiguration: Sendable, Hashable {
    /// Decides every random draw.
    public var seed: UInt64

    /// How many replicas there are, from 1 to 1,000.
    public var replicas: Int

    /// How many edits they make in all, shared out evenly.
    public var operations: Int

    /// How they tell each other what changed.
    public var replication: ReplicationMode

    /// What the network does while they work.
    public var faults: FaultPlan

    /// How replicas keep house.
    public var habits = ReplicaHabits()

    /// The mean pause between two edits of a replica, in microseconds.
    public var editInterval: Int64

    /// How often a replica that knows itself behind looks for what it misses, in microseconds. Nil derives it from the
    /// delays: see ``roundInterval``.
    public var antiEntropyInterval: Int64?

    /// How long after the last edit everything must be equal and silent, in microseconds; also how long a run may go
    /// on without anything changing before it counts as stuck. Nil derives it from the delays: see ``bound``.
    public var settleBound: Int64?

    /// How many events there may be before a run counts as one that does not fall silent.
    public var eventLimit = Int.max

    /// How long the work is expected to take, in microseconds; partitions are drawn from it. Nil derives it from the
    /// number of edits.
    public var expectedDuration: Int64?

    /// One state in 2 to this power gets the expensive checks; nil checks only final states.
    public var samplingBits: Int?

    /// What is watched for.
    public var oracles = Oracle.allCases

    /// Whether every state is examined, and with every other replica's, whatever is sampled otherwise.
    public var isThorough = false

    /// Creates a configuration; without arguments, that of `replica-sim run`.
    public init(
        seed: UInt64 = 1,
        replicas: Int = 5,
        operations: Int = 200,
        replication: ReplicationMode = .operations,
        faults: FaultPlan = FaultPlan(),
        editInterval: Int64 = 20_000,
        antiEntropyInterval: Int64? = nil,
        settleBound: Int64? = nil,
        expectedDuration: Int64? = nil,
        samplingBits: Int? = 6
    ) {
        precondition((1...1_000).contains(replicas), "a world has 1 to 1,000 replicas")
        precondition(operations >= 0, "a number of operations cannot be negative")
        precondition(editInterval > 0, "an interval must be positive")
        precondition(antiEntropyInterval ?? 1 > 0 && settleBound ?? 1 > 0, "an interval must be positive")
        self.seed = seed
        self.replicas = replicas
        self.operations = operations
        self.replication = replication
        self.faults = faults
        self.editInterval = editInterval
        self.antiEntropyInterval = antiEntropyInterval
        self.settleBound = settleBound
        self.expectedDuration = expectedDuration
        self.samplingBits = samplingBits
    }
}

extension SimulationConfiguration {
    /// How many of the edits a replica makes.
    func edits(of replica: Int) -> Int {
        operations / replicas + (replica < operations % replicas ? 1 : 0)
    }

    /// Whether it is written down what replicas do: nobody asks a model about histories that are too long for it.
    var keepsLedger: Bool {
        samplingBits != nil && operations <= 1_000 && (oracles.contains(.model) || oracles.contains(.order))
    }

    /// How long the work is expected to take, in microseconds.
    var duration: Int64 {
        expectedDuration ?? Int64(edits(of: 0)) &* editInterval
    }

    /// How often a replica that knows itself behind looks for what it misses, in microseconds: a quarter of a second
    /// unless stated, or four typical delays where these are longer, so that an answer can come first.
    public var roundInterval: Int64 {
        antiEntropyInterval ?? max(250_000, 4 &* faults.delay.typical)
    }

    /// How long after the last edit everything must be equal and silent, in microseconds: a minute and a hundred typical
    /// delays unless stated.
    public var bound: Int64 {
        settleBound ?? 60_000_000 &+ 100 &* faults.delay.typical
    }

    /// What the given replica knows of the world.
    func seat(_ index: Int) -> Seat {
        Seat(
            index: index,
            replicas: replicas,
            edits: edits(of: index),
            replication: replication,
            antiEntropyInterval: roundInterval,
            random: KeyedRandom(seed: seed),
            habits: habits,
            namesake: index >= replicas - min(faults.clones, replicas - 1) ? 0 : index
        )
    }
}
