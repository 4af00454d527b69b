/// A virtual world: replicas, a bad network between them, and time that jumps from event to event.
///
/// One thread, no clock, no randomness but the seed's. The run ends when nothing is left to happen, when an oracle sees
/// something that must never be, or when a bound is exceeded.
public struct World<Replica: SimulatedReplica> {
    let configuration: SimulationConfiguration
    let random: KeyedRandom
    var replicas: ContiguousArray<Replica>
    var places: ContiguousArray<Place>
    var outboxes: ContiguousArray<Outbox>
    var queue = EventQueue()
    var messages = MessageStore()
    var network: Network
    var oracle: ConvergenceOracle?
    var progress = Progress()
    var fingerprint: Fingerprint

    /// What the world notes about one replica.
    struct Place {
        /// When its next tick is due; `Int64.max` when none is scheduled.
        var nextTick = Int64.max

        /// How often it was asked to edit.
        var attempts = 0

        /// The version that was last examined.
        var lastVersion: UInt64 = 0
    }

    /// Creates a world at time zero.
    public init(_ configuration: SimulationConfiguration, setup: Replica.Setup) {
        self.configuration = configuration
        let random = KeyedRandom(seed: configuration.seed)
        self.random = random
        let count = configuration.replicas
        replicas = ContiguousArray((0..<count).map { Replica(seat: configuration.seat($0), setup: setup) })
        places = ContiguousArray(repeating: Place(), count: count)
        outboxes = ContiguousArray((0..<count).map { Outbox(seat: $0, replicas: count) })
        let schedule = PartitionSchedule(
            plan: configuration.faults,
            replicas: count,
            duration: configuration.duration,
            random: random
        )
        network = Network(faults: configuration.faults, schedule: schedule, replicas: count, random: random)
        oracle = configuration.samplingBits.map { ConvergenceOracle(samplingBits: $0) }
        fingerprint = Fingerprint(seed: configuration.seed)
    }
}
