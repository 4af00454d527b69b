import CRDTKit

/// One replica's document with everything it takes to keep up with the others, in each of the replication modes.
///
/// A message is a byte that says what it is, and then what CRDTKit encoded.
struct Endpoint<Root: InitializableReplicated> {
    typealias Kind = EndpointMessageKind

    var document: Document<Root>
    let seat: Seat
    let clock: VirtualClock

    /// The identities of all replicas.
    let identities: [ReplicaID]

    /// One for each replica; the own one is not used.
    var sessions: [SyncSession]

    /// The others' versions as they were last seen in a whole document.
    var seenVersions: [VersionVector?]

    /// When sessions are next given a timeout, or states are gossiped.
    var nextRound: Int64

    /// When own edits are next sent in a bundle; nil if there are none.
    var nextBundle: Int64?

    /// - Parameter identity: whose changes the document makes; not the seat's if it only passes on.
    init(seat: Seat, identity: ReplicaID? = nil, clock: VirtualClock) {
        self.seat = seat
        self.clock = clock
        identities = (0..<seat.replicas).map { seat.identity(of: $0) }
        document = Document(replica: identity ?? identities[seat.index], clock: clock.physical)
        Self.applyHabits(seat, to: &document)
        sessions = Array(repeating: SyncSession(), count: seat.replicas)
        seenVersions = Array(repeating: nil, count: seat.replicas)
        let offset = seat.random.draw(.timer, source: seat.index)
        nextRound = scale(offset, within: 1...seat.antiEntropyInterval)
    }
}

extension Seat {
    /// The identity of a replica, all 128 bits of it.
    func identity(of index: Int, copy: Int = 0) -> ReplicaID {
        let namesake = index == self.index ? self.namesake : index
        var stream = random.stream(.identity, source: namesake, ordinal: copy)
        return ReplicaID.random(using: &stream)
    }
}

extension Endpoint {
    /// How many others are spoken to in one round.
    private static var fanOut: Int { 8 }

    /// The time within which own edits are gathered into a bundle, in microseconds.
    private var bundleInterval: Int64 { max(1, seat.antiEntropyInterval / 5) }

    private var isSettledWithAll: Bool {
        for other in 0..<seat.replicas where other != seat.index && !isSettled(with: other) { return false }
        return true
    }

    /// Makes known a change that the document has just made or taken over from its user's copy.
    mutating func announce(_ change: Change, at time: Int64, outbox: inout Outbox<[UInt8]>) {
        switch seat.replication {
        case .operations: outbox.broadcast(Self.tagged(.change, Change.encode([change])))
        case .delta: nextBundle = nextBundle ?? time + bundleInterval
        case .state: break  // the next round of gossip brings it
        }
    }

    /// Takes a message.
    /// - Returns: whether the document changed.
    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        outbox: inout Outbox<[UInt8]>
    ) throws(Violation) -> Bool {
        let before = document.version
        guard let kind = message.first.flatMap(Kind.init(rawValue:)) else {
            throw Violation(oracle: "decoding", message: "a message of no known kind")
        }
        let body = Array(message.dropFirst())
        do {
            switch kind {
            case .change: try document.apply(Change.decode(body))
            case .snapshot: try document.merge(snapshot: body)
            case .update: try document.apply(update: body)
            case .sync:
                let actions = sessions[sender].handle(.received(try SyncMessage(decoding: body)), document: &document)
                try perform(actions, for: sender, outbox: &outbox)
            case .state, .stateWantingReply:
                try takeState(body, from: sender, wantsReply: kind == .stateWantingReply, outbox: &outbox)
            }
        } catch let violation as Violation {
            throw violation
        } catch {
            throw Violation(oracle: "decoding", message: "a \(kind) message from replica \(sender): \(error)")
        }
        guard document.version != before else { return false }
        if seat.habits.compacts { outbox.save() }
        return true
    }

    /// Lets the timers act.
    mutating func tick(at time: Int64, outbox: inout Outbox<[UInt8]>) throws(Violation) {
        let hasBundle = nextBundle.map { $0 <= time } ?? false
        let isRound = nextRound <= time
        if hasBundle { nextBundle = nil }
        if isRound { nextRound = time + seat.antiEntropyInterval }
        guard hasBundle || isRound else { return }
        if isRound { keepHouse(at: time, outbox: &outbox) }
        for other in chosen(at: time) {
            if seat.replication == .state {
                outbox.send(state(.stateWantingReply), to: other)
            } else {
                let actions = sessions[other].handle(isRound ? .timeout : .edited, document: &document)
                try perform(actions, for: other, outbox: &outbox)
            }
        }
    }

    /// When the timers next want to act.
    func nextTick(after time: Int64) -> Int64? {
        let round = isSettledWithAll ? nil : max(nextRound, time + 1)
        guard let nextBundle else { return round }
        return min(nextBundle, round ?? nextBundle)
    }

    /// The others to speak to in this round: all that need it where they are few, else a different few each time.
    func chosen(at time: Int64) -> [Int] {
        let unsettled = (0..<seat.replicas).filter { $0 != seat.index && !isSettled(with: $0) }
        var stream = seat.random.stream(.gossip, source: seat.index, ordinal: Int(time))
        guard unsettled.count > Self.fanOut else { return unsettled }
        let start = stream.below(unsettled.count)
        return (0..<Self.fanOut).map { unsettled[(start + $0) % unsettled.count] }
    }

    private func isSettled(with other: Int) -> Bool {
        seat.replication == .state
            ? seenVersions[other] == document.version : !sessions[other].needsTimeout(document)
    }

    private func perform(
        _ actions: [SyncSession.Action],
        for other: Int,
        outbox: inout Outbox<[UInt8]>
    ) throws(Violation) {
        for action in actions {
            switch action {
            case .send(let message): outbox.send(Self.tagged(.sync, message.encoded()), to: other)
            case .applied, .mergedSnapshot: break
            case .failed(let error):
                throw Violation(oracle: "synchronization", message: "with replica \(other): \(error)")
            }
        }
    }

    private mutating func takeState(
        _ bytes: [UInt8],
        from sender: Int,
        wantsReply: Bool,
        outbox: inout Outbox<[UInt8]>
    ) throws {
        let theirs = try Document<Root>(decoding: bytes, clock: clock.physical)
        try document.mergeState(theirs)
        seenVersions[sender] = theirs.version
        if wantsReply { outbox.send(state(.state), to: sender) }
    }

    func state(_ kind: Kind) -> [UInt8] { Self.tagged(kind, document.encoded()) }

    static func tagged(_ kind: Kind, _ bytes: [UInt8]) -> [UInt8] { [kind.rawValue] + bytes }
}
