/// The network between the replicas: decides the fate of each message and counts what happened.
struct Network {
    /// One direction between two replicas.
    struct Link {
        /// How many messages were sent.
        var sent: Int32 = 0

        /// The latest arrival scheduled for a message that keeps its order, in microseconds.
        var lastArrival: Int64 = 0

        /// How many bytes are on their way, second copies not counted.
        var bytesInFlight = 0

        /// The greatest ordinal that arrived.
        var lastDelivered: Int32 = -1
    }

    var counters = NetworkCounters()
    var tally: MessageTally
    private var links: ContiguousArray<Link>
    private var schedule: PartitionSchedule
    private var faults: FaultPlan
    private var core: ConnectedCore?
    private let replicas: Int
    private let random: KeyedRandom

    init(
        faults: FaultPlan,
        schedule: PartitionSchedule,
        replicas: Int,
        random: KeyedRandom,
        kinds: [String] = ["message"]
    ) {
        tally = MessageTally(kinds: kinds)
        self.faults = faults
        self.schedule = schedule
        self.replicas = replicas
        self.random = random
        links = ContiguousArray(repeating: Link(), count: replicas * replicas)
    }
}

extension Network {
    /// The partitions of the run.
    var partitions: [Partition] { schedule.partitions }

    /// The partitions that had begun by the given time.
    func partitionsBegun(by time: Int64) -> [Partition] { schedule.begun(by: time) }

    /// From now on everything arrives once and in order, after the typical delay; where there is a core, over the links that it
    /// leaves.
    mutating func heal(_ core: ConnectedCore?) {
        self.core = core
        faults.linkCapacity = nil
        faults.loss = .never
        faults.duplication = .never
        faults.reordering = .never
        faults.corruption = .never
        faults.messageCap = nil
        faults.delay = .constant(microseconds: faults.delay.typical)
        schedule.heal()
    }

    /// Decides the fate of a message that is sent now.
    mutating func send(bytes: Int, kind: Int, from source: Int, to destination: Int, at time: Int64) -> MessageFate {
        let index = source * replicas + destination
        let ordinal = links[index].sent
        links[index].sent = ordinal + 1
        counters.sent += 1
        tally.note(.sent, kind)
        counters.bytesSent += bytes
        counters.largestMessage = max(counters.largestMessage, bytes)
        var fate = MessageFate(ordinal: ordinal)
        let key = MessageKey(source: source, destination: destination, ordinal: Int(ordinal))
        if let cap = faults.messageCap, bytes > cap {
            counters.tooLarge += 1
            tally.note(.tooLarge, kind)
            return fate
        }
        if let core, !core.connects(source, destination) {
            counters.cutOff += 1
            tally.note(.cutOff, kind)
            return fate
        }
        let effect = schedule.effect(from: source, to: destination, at: time)
        if case .stops = effect {
            counters.cutOff += 1
            tally.note(.cutOff, kind)
            return fate
        }
        if let capacity = faults.linkCapacity {
            let inFlight = links[index].bytesInFlight
            guard inFlight == 0 || inFlight + bytes <= capacity else {
                counters.overflowed += 1
                tally.note(.overflowed, kind)
                return fate
            }
        }
        if happens(faults.duplication, .duplication, key) {
            counters.duplicated += 1
            tally.note(.duplicated, kind)
            let delay = sample(.duplicateDelay, key, at: time) &+ faults.delay.typical
            fate.copyArrival = time &+ max(1, delay)
        }
        if happens(faults.loss, .loss, key) {
            counters.lost += 1
            tally.note(.lost, kind)
            return fate
        }
        fate.arrival = arrival(of: key, onLink: index, at: time)
        links[index].bytesInFlight += bytes
        if case .delays(let end) = effect, let arrival = fate.arrival, arrival < end {
            counters.clogged += 1
            tally.note(.clogged, kind)
            fate.arrival = end &+ 1
            links[index].lastArrival = max(links[index].lastArrival, end &+ 1)
        }
        if happens(faults.corruption, .corruption, key) {
            counters.damaged += 1
            tally.note(.damaged, kind)
            fate.damage = random.draw(.damage, source: source, destination: destination, ordinal: Int(ordinal)) | 1
        }
        return fate
    }

    /// Takes note of an arrival; false when a partition stopped the message on its way.
    mutating func deliver(_ event: Event, bytes: Int, kind: Int) -> Bool {
        let source = Int(event.source)
        let destination = Int(event.destination)
        let index = source * replicas + destination
        if !event.isCopy { links[index].bytesInFlight -= bytes }
        if case .stops = schedule.effect(from: source, to: destination, at: event.time) {
            counters.cutOff += 1
            tally.note(.cutOff, kind)
            return false
        }
        counters.delivered += 1
        counters.bytesDelivered += bytes
        if event.ordinal > links[index].lastDelivered {
            links[index].lastDelivered = event.ordinal
        } else if !event.isCopy, event.ordinal < links[index].lastDelivered {
            counters.reordered += 1
            tally.note(.reordered, kind)
        }
        return true
    }

    /// How long a reordered message is held back at most, in microseconds: long enough for others to be sent meanwhile.
    private var holdBack: Int64 { max(50_000, 4 &* faults.delay.typical) }

    private mutating func arrival(of key: MessageKey, onLink index: Int, at time: Int64) -> Int64 {
        let delay = sample(.delay, key, at: time)
        if happens(faults.reordering, .reordering, key) {
            let bits = random.draw(
                .reordering,
                source: key.source,
                destination: key.destination,
                ordinal: ~key.ordinal
            )
            return time &+ delay &+ scale(bits, within: 0...holdBack)
        }
        let arrival = max(time &+ delay, links[index].lastArrival)
        links[index].lastArrival = arrival
        return arrival
    }

    @inline(__always)
    private func happens(_ probability: Probability, _ purpose: DrawPurpose, _ key: MessageKey) -> Bool {
        guard probability != .never else { return false }
        return probability.happens(
            random.draw(purpose, source: key.source, destination: key.destination, ordinal: key.ordinal)
        )
    }

    @inline(__always)
    private func sample(_ purpose: DrawPurpose, _ key: MessageKey, at time: Int64) -> Int64 {
        faults.delay.sample(
            random.draw(purpose, source: key.source, destination: key.destination, ordinal: key.ordinal),
            at: time
        )
    }
}
