/// Visits every state that some order of edits, deliveries, losses and duplicates leads to, depth first; states that were met
/// before are not visited again.
///
/// Replicas broadcast what they edit; their timers rest until the end of each way, where they settle.
struct Explorer<Replica: SimulatedReplica> {
    /// A message on its way.
    struct Parcel {
        var name: MessageName
        var source: Int
        var destination: Int
        var message: Replica.Message

        /// Equal for messages that will do the same.
        var digest: UInt64
        var wasDelivered = false
    }

    /// A state with what is still to come.
    struct Node {
        var replicas: ContiguousArray<Replica>
        var parcels: [Parcel] = []
        var made: [Int]
        var losses: Int
        var duplicates: Int
        var ledger = Ledger()

        /// What tells the replicas' states apart; computed once for each state.
        var states: [UInt64] = []

        /// Equal for nodes in which the same was edited in the same states.
        var history: UInt64 = 0
    }

    let limits: ExplorationLimits
    let seed: UInt64
    var result = Exploration()
    var visited: Set<UInt64> = []
    var path: [Step] = []

    /// States that were examined.
    var checked: Set<UInt64> = []

    /// The contents that were seen of each version.
    var contents: [UInt64: UInt64] = [:]

    /// What became of a replica that received a message, by the state it was in and the message: other replicas' states,
    /// of which there are many for each, make no difference to that.
    var arrivals: [Arrival: Outcome] = [:]

    init(_ limits: ExplorationLimits, seed: UInt64) {
        self.limits = limits
        self.seed = seed
    }
}

extension Explorer {
    /// Explores from replicas that have seen nothing.
    mutating func run(setup: Replica.Setup) -> Exploration {
        let configuration = configuration
        let replicas = (0..<limits.replicas).map { Replica(seat: configuration.seat($0), setup: setup) }
        let start = Node(
            replicas: ContiguousArray(replicas),
            made: Array(repeating: 0, count: limits.replicas),
            losses: limits.losses,
            duplicates: limits.duplicates,
            states: replicas.map(\.stateDigest)
        )
        do throws(Violation) {
            try visit(start)
        } catch {
            result.violation = error
            result.schedule = Schedule(path)
        }
        return result
    }

    /// What the replicas' seats and a replay of a way are made from.
    var configuration: SimulationConfiguration {
        var configuration = SimulationConfiguration(
            seed: seed,
            replicas: limits.replicas,
            operations: limits.operations,
            faults: .none(),
            samplingBits: 0
        )
        configuration.isThorough = true
        return configuration
    }

    private mutating func visit(_ node: Node) throws(Violation) {
        guard visited.insert(digest(of: node)).inserted else { return }
        guard result.states < limits.states else {
            result.isComplete = false
            return
        }
        result.states += 1
        result.depth = max(result.depth, path.count)
        try edit(node)
        for index in node.parcels.indices {
            // Deliveries of equal messages lead to the same.
            try deliver(index, from: node)
        }
        if node.made.reduce(0, +) == limits.operations, node.parcels.allSatisfy(\.wasDelivered) {
            try end(node)
        }
    }

    private mutating func edit(_ node: Node) throws(Violation) {
        for index in node.replicas.indices where node.made[index] < configuration.edits(of: index) {
            result.transitions += 1
            var next = node
            let draws = KeyedRandom(seed: seed).stream(.edit, source: index, ordinal: node.made[index])
            next.history &+= KeyedRandom.mix(
                node.states[index] &+ UInt64(index) << 8 &+ UInt64(node.made[index])
            )
            next.replicas[index].setClock(ClockSetting().reading(at: Self.time))
            var turn = Turn(time: Self.time, ordinal: node.made[index], draws: draws, ledger: next.ledger)
            turn.draws.startRecording()
            var outbox = Outbox<Replica.Message>(seat: index, replicas: limits.replicas)
            let id = push(index, .edit(turn: node.made[index], draws: nil))
            _ = try next.replicas[index].edit(&turn, outbox: &outbox)
            path[path.count - 1].action = .edit(turn: node.made[index], draws: turn.draws.record)
            next.ledger = turn.ledger
            next.made[index] += 1
            collect(outbox, from: index, cause: id, into: &next)
            try examine(index, as: Digests(of: next.replicas[index]), of: &next)
            try visit(next)
            path.removeLast()
        }
    }

    private mutating func deliver(_ index: Int, from node: Node) throws(Violation) {
        let parcel = node.parcels[index]
        if parcel.wasDelivered {
            guard node.duplicates > 0 else { return }
        }
        result.transitions += 1
        var next = node
        // One that may come again stays, as long as a second coming is allowed.
        if parcel.wasDelivered {
            next.duplicates -= 1
            next.parcels.remove(at: index)
        } else if node.duplicates > 0 {
            next.parcels[index].wasDelivered = true
        } else {
            next.parcels.remove(at: index)
        }
        if next.duplicates == 0 { next.parcels.removeAll(where: \.wasDelivered) }
        _ = push(parcel.destination, .delivery(parcel.name, damage: nil))
        try receive(parcel, in: &next)
        try visit(next)
        path.removeLast()
        guard node.losses > 0, !parcel.wasDelivered else { return }
        result.transitions += 1
        var without = node
        without.losses -= 1
        without.parcels.remove(at: index)
        try visit(without)
    }

    private mutating func receive(_ parcel: Parcel, in node: inout Node) throws(Violation) {
        let index = parcel.destination
        let arrival = Arrival(index: index, state: node.states[index], message: parcel.digest, history: node.history)
        if let outcome = arrivals[arrival] {
            node.replicas[index] = outcome.replica
            return try examine(index, as: outcome.digests, of: &node)
        }
        // Answers wait for the end, where the replicas settle anyway.
        var answers = Outbox<Replica.Message>(seat: index, replicas: limits.replicas)
        node.replicas[index].setClock(ClockSetting().reading(at: Self.time))
        _ = try node.replicas[index].receive(parcel.message, from: parcel.source, at: Self.time, outbox: &answers)
        let outcome = Outcome(replica: node.replicas[index])
        arrivals[arrival] = outcome
        try examine(index, as: outcome.digests, of: &node)
    }

    private func collect(_ outbox: Outbox<Replica.Message>, from source: Int, cause: Int32, into node: inout Node) {
        for (place, letter) in outbox.letters.enumerated() {
            let name = MessageName(cause: cause, place: Int32(place))
            let key = KeyedRandom.mix(
                UInt64(source) << 32 | UInt64(node.made[source]) << 16 | UInt64(letter.destination)
            )
            node.parcels.append(
                Parcel(
                    name: name,
                    source: source,
                    destination: letter.destination,
                    message: letter.message,
                    digest: KeyedRandom.mix(key &+ letter.message.digest)
                )
            )
        }
    }

    private mutating func push(_ replica: Int, _ action: Step.Action) -> Int32 {
        let id = Int32(path.count)
        path.append(Step(id: id, time: Self.time, replica: replica, action: action))
        return id
    }

    /// Time and clocks stand still, so that states that are equal but for them count once.
    static var time: Int64 { 1_000 }
}
