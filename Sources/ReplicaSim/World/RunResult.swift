/// What came out of a run; equal for equal configurations, on every machine.
public struct RunResult: Sendable, Hashable {
    /// What decided the run.
    public let configuration: SimulationConfiguration

    /// The name of the workload.
    public var workload = ""

    /// How the run ended.
    public var verdict = Verdict.converged

    /// Each replica's final state.
    public var replicas: [ReplicaOutcome] = []

    /// How many bytes the first replica's whole state takes, encoded.
    public var encodedSize = 0

    /// How many edits were made.
    public var operations = 0

    /// How many events the world handled.
    public var events = 0

    /// How many times an oracle examined a state.
    public var checks = 0

    /// What the network did.
    public var network = NetworkCounters()

    /// What befell messages of each kind.
    public var tally = MessageTally(kinds: [])

    /// What befell replicas and clocks.
    public var faults = FaultCounters()

    /// What happened, where that was recorded.
    public var schedule: Schedule?

    /// The partitions that began while the replicas worked.
    public var partitions: [Partition] = []

    /// When the last edit was made and the network healed, in microseconds of virtual time.
    public var healedAt: Int64 = 0

    /// When the last replica reached its final state, in microseconds of virtual time.
    public var lastChangeAt: Int64 = 0

    /// When the last message was sent or arrived, in microseconds of virtual time.
    public var silentAt: Int64 = 0

    /// What an oracle saw, if any did.
    public var sighting: Sighting?

    /// A digest of every delivery of the run and of the final states.
    public var fingerprint: UInt64 = 0

    /// Creates an empty result.
    public init(configuration: SimulationConfiguration) {
        self.configuration = configuration
    }
}

extension RunResult {
    /// Whether everything ended well.
    public var converged: Bool { verdict == .converged }

    /// How long after the last edit the last replica reached its final state, in microseconds.
    public var convergedAfter: Int64 { max(0, lastChangeAt - healedAt) }

    /// How long after the last edit the last message arrived, in microseconds.
    public var silentAfter: Int64 { max(0, silentAt - healedAt) }
}
