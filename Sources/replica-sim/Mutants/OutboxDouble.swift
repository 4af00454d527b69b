import ReplicaSim

/// Replicas that keep for each other one what it has not confirmed yet, and ways to get that wrong.
struct OutboxDouble {
    enum Bug: Sendable {
        /// Taking something in empties the own outbox.
        case receivingClears

        /// What was sent counts as confirmed.
        case sentIsDone

        /// Any confirmation counts for everything.
        case anyAnswerIsEnough

        /// What was taken in is confirmed before it is saved.
        case confirmsUnsaved
    }

    enum Message: SimulatedMessage {
        case values([Int])
        case confirmation([Int])

        var digest: UInt64 {
            switch self {
            case .values(let values): values.reduce(1) { $0 &* 31 &+ UInt64($1) }
            case .confirmation(let values): values.reduce(2) { $0 &* 31 &+ UInt64($1) }
            }
        }
    }

    private let seat: Seat
    private let bug: Bug?
    private var values: [Int] = []
    private var outbox: [[Int]]
    private var nextRound: Int64 = 0

    init(seat: Seat, setup: Bug?) {
        self.seat = seat
        bug = setup
        outbox = Array(repeating: [], count: seat.replicas)
    }
}

extension OutboxDouble: SimulatedReplica {
    func hasMoreEdits(made: Int) -> Bool { made < seat.edits }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<Message>) throws(Violation) -> Bool {
        let value = seat.index * 1_000 + turn.ordinal
        values.append(value)
        for other in others { self.outbox[other].append(value) }
        // Some edits are sent at once, others with the next round.
        if turn.draws.below(2) == 0 { send(&outbox) }
        return true
    }

    mutating func receive(
        _ message: Message,
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<Message>
    ) throws(Violation) -> Bool {
        switch message {
        case .values(let theirs):
            let news = theirs.filter { !values.contains($0) }
            values += news
            if bug == .receivingClears, !news.isEmpty { self.outbox = Array(repeating: [], count: seat.replicas) }
            if bug != .confirmsUnsaved, !news.isEmpty { outbox.save() }
            outbox.send(.confirmation(theirs), to: sender)
            return !news.isEmpty
        case .confirmation(let confirmed):
            self.outbox[sender].removeAll { bug == .anyAnswerIsEnough || confirmed.contains($0) }
            return false
        }
    }

    private mutating func send(_ outbox: inout Outbox<Message>) {
        for other in others where !self.outbox[other].isEmpty {
            outbox.send(.values(self.outbox[other]), to: other)
            if bug == .sentIsDone { self.outbox[other] = [] }
        }
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<Message>) throws(Violation) { send(&outbox) }

    func nextTick(after time: Int64) -> Int64? {
        outbox.allSatisfy(\.isEmpty) ? nil : time + seat.antiEntropyInterval
    }

    var contentDigest: UInt64 { values.sorted().reduce(1) { ($0 ^ UInt64($1 + 1)) &* 0x9E37_79B9_7F4A_7C15 } }
    var versionDigest: UInt64 { ~contentDigest }
    var versionDescription: String { "\(values.count) values" }
    var contentDescription: String { "\(values.sorted())" }
    var encodedSize: Int { values.count }

    private var others: [Int] { (0..<seat.replicas).filter { $0 != seat.index } }
}
