/// A virtual world: replicas, a bad network between them, and time that jumps from event to event.
///
/// One thread, no clock, no randomness but the seed's. The run ends when nothing is left to happen, when an oracle sees
/// something that must never be, or when a bound is exceeded. What happens is drawn from the seed, or read from a schedule.
public struct World<Replica: SimulatedReplica> {
    let configuration: SimulationConfiguration
    let random: KeyedRandom
    var replicas: ContiguousArray<Replica>
    var places: ContiguousArray<Place>
    var outboxes: ContiguousArray<Outbox<Replica.Message>>
    var queue = EventQueue()
    var messages = MessageStore<Replica.Message>()
    var network: Network
    var oracle: ConvergenceOracle?

    /// The encodings that were seen of each version.
    var encodings: ConvergenceOracle?
    var progress = Progress()
    var fingerprint: Fingerprint
    var ledger = Ledger()

    /// What is on the replicas' disks; empty where nobody ever looks.
    var disks: ContiguousArray<Disk<Replica>> = []

    /// What befalls replicas, in the order in which it was drawn.
    let faults: [ReplicaFault]

    /// For whom faults end first; nil when they end for all at once.
    let core: ConnectedCore?

    /// What happens until the faults end; nil where the seed decides.
    let script: Schedule?

    /// The messages that steps of a script may deliver.
    var mailbox: [MessageName: Replica.Message] = [:]

    /// What happened, where that is recorded.
    var recording: [Step]?

    /// What there was to see, where that is kept.
    var frames: [Film.Frame]?

    /// What the world notes about one replica.
    struct Place {
        /// When its next tick is due; `Int64.max` when none is scheduled.
        var nextTick = Int64.max

        /// How often it was asked to edit.
        var attempts = 0

        /// How many pauses before edits were drawn.
        var pauses = 0

        /// How many edits it made.
        var made = 0

        /// The version that was last examined.
        var lastVersion: UInt64 = 0

        /// Whether it has crashed and not started again.
        var isDown = false

        /// Whether it is cut off from all others.
        var isAway = false

        /// What its disk did to what it saved last.
        var damage: DiskDamage?

        /// When it goes on, where it stands still.
        var pausedUntil: Int64 = 0

        /// How much later it does everything.
        var lag: Int64 = 0

        /// How many times it was restored from an outdated copy.
        var copies = 0

        var clock = ClockSetting()
    }

    /// Creates a world at time zero.
    /// - Parameters:
    ///   - configuration: what is simulated.
    ///   - setup: what makes replicas and their edits.
    ///   - script: what happens until the faults end; nil to draw it from the seed.
    ///   - isRecording: whether the schedule of the run is kept.
    public init(
        _ configuration: SimulationConfiguration,
        setup: Replica.Setup,
        script: Schedule? = nil,
        isRecording: Bool = false
    ) {
        var configuration = configuration
        // What a replica has confirmed it must still have where others forget what it has.
        if !Replica.standsBackups || configuration.habits.compacts { configuration.faults.keepDisksWhole() }
        if !Replica.Message.hasBytes { configuration.faults.keepBytesWhole() }
        self.configuration = configuration
        let random = KeyedRandom(seed: configuration.seed)
        self.random = random
        let count = configuration.replicas
        replicas = ContiguousArray((0..<count).map { Replica(seat: configuration.seat($0), setup: setup) })
        places = ContiguousArray(repeating: Place(), count: count)
        outboxes = ContiguousArray((0..<count).map { Outbox(seat: $0, replicas: count) })
        let plan = configuration.faults
        let duration = configuration.duration
        let schedule = PartitionSchedule(plan: plan, replicas: count, duration: duration, random: random)
        network = Network(
            faults: plan,
            schedule: schedule,
            replicas: count,
            random: random,
            kinds: Replica.messageKinds
        )
        oracle = configuration.samplingBits.map { ConvergenceOracle(samplingBits: $0) }
        encodings = oracle == nil ? nil : ConvergenceOracle(samplingBits: 0, oracle: .codec, compared: "encodings")
        fingerprint = Fingerprint(seed: configuration.seed)
        faults = script == nil ? ReplicaFault.drawn(plan, replicas: count, within: duration, random: random) : []
        let isSplit = plan.healsCoreFirst && count > 2
        core = isSplit ? ConnectedCore.drawn(replicas: count, random: random) : nil
        self.script = script
        if isRecording { recording = [] }
        ledger.isKept = configuration.keepsLedger
        if script?.restartsReplicas ?? plan.restartsReplicas {
            disks = ContiguousArray(replicas.map { Disk($0) })
        }
    }
}
