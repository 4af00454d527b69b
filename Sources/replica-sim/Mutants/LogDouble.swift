import ReplicaSim

/// Replicas that keep each author's numbered entries and ask each other for what they lack by version vectors, and ways to
/// get that wrong.
struct LogDouble {
    enum Bug: Sendable {
        /// A restart forgets the last own entry, and its number is used again.
        case reusesNumbers

        /// An entry after a gap counts as if the gap had been filled.
        case jumpsGap

        /// What can't be taken in is kept aside, and asked for again because it is not in the log.
        case asksForParked
    }

    struct Entry: Sendable {
        var author: Int
        var number: Int
        var value: Int
    }

    enum Message: SimulatedMessage {
        case entries([Entry])
        case version([Int], wantsReply: Bool)

        var digest: UInt64 {
            switch self {
            case .entries(let entries): entries.reduce(1) { $0 &* 31 &+ UInt64($1.author * 1_000 + $1.number) }
            case .version(let version, _): version.reduce(2) { $0 &* 31 &+ UInt64($1) }
            }
        }
    }

    private let seat: Seat
    private let bug: Bug?

    /// Each author's entries.
    private var logs: [[Int]]
    private var version: [Int]
    private var known: [[Int]]
    private var parked: [Entry] = []

    init(seat: Seat, setup: Bug?) {
        self.seat = seat
        bug = setup
        logs = Array(repeating: [], count: seat.replicas)
        version = Array(repeating: 0, count: seat.replicas)
        known = Array(repeating: version, count: seat.replicas)
    }
}

extension LogDouble: SimulatedReplica {
    func hasMoreEdits(made: Int) -> Bool { made < seat.edits }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<Message>) throws(Violation) -> Bool {
        var value = seat.index * 1_000 + turn.ordinal
        if bug == .asksForParked, turn.draws.below(4) == 3 { value = -1 }
        let entry = Entry(author: seat.namesake, number: version[seat.namesake] + 1, value: value)
        take(entry)
        outbox.broadcast(.entries([entry]))
        return true
    }

    mutating func receive(
        _ message: Message,
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<Message>
    ) throws(Violation) -> Bool {
        let before = version
        switch message {
        case .entries(let entries):
            for entry in entries { take(entry) }
        case .version(let theirs, let wantsReply):
            known[sender] = theirs
            let missing = version.indices.flatMap { author in
                zip(1..., logs[author]).filter { $0.0 > theirs[author] }.map {
                    Entry(author: author, number: $0.0, value: $0.1)
                }
            }
            if !missing.isEmpty { outbox.send(.entries(missing), to: sender) }
            let lacks = zip(theirs, version).contains { $0 > $1 }
            if wantsReply || lacks { outbox.send(.version(version, wantsReply: lacks), to: sender) }
        }
        return version != before
    }

    /// An author takes its own entries as they are; others can't read one without a value.
    private mutating func take(_ entry: Entry) {
        let isUnreadable = entry.value < 0 && entry.author != seat.namesake
        if entry.number == version[entry.author] + 1 || (bug == .jumpsGap && entry.number > version[entry.author]) {
            if isUnreadable {
                parked.append(entry)
                return
            }
            logs[entry.author].append(entry.value)
            version[entry.author] = entry.number
        }
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<Message>) throws(Violation) {
        for other in unsettled { outbox.send(.version(version, wantsReply: true), to: other) }
    }

    func nextTick(after time: Int64) -> Int64? { unsettled.isEmpty ? nil : time + seat.antiEntropyInterval }

    mutating func restart(at time: Int64, copy: Int) throws(Violation) {
        known = Array(repeating: Array(repeating: 0, count: seat.replicas), count: seat.replicas)
        guard bug == .reusesNumbers, !logs[seat.index].isEmpty else { return }
        logs[seat.index].removeLast()
        version[seat.index] -= 1
    }

    /// The entries without a value are nobody's business.
    var contentDigest: UInt64 {
        logs.joined().filter { $0 >= 0 }.reduce(1) { ($0 ^ UInt64($1)) &* 0x9E37_79B9_7F4A_7C15 }
    }
    var versionDigest: UInt64 { version.reduce(1) { $0 &* 257 &+ UInt64($1) } }
    var versionDescription: String { "\(version)" }
    var contentDescription: String { "\(logs)" }
    var encodedSize: Int { logs.joined().count }

    private var unsettled: [Int] { (0..<seat.replicas).filter { $0 != seat.index && known[$0] != version } }
}
