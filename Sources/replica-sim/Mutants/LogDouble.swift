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

        /// What is shown is brought up to date before a message is taken in, instead of after it.
        case showsBefore

        /// Of what a peer lacks, the first entry is left out.
        case skipsOne

        /// Entries that all peers have that were heard of are forgotten.
        case trimsEarly

        /// At most four entries are sent at once, and both sides take them to be all.
        case sendsFour

        /// Versions that stand for as many entries are taken to be the same.
        case comparesCounts
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
    private var shown: [[Int]]

    /// How many of each author's entries were forgotten.
    private var trimmed: [Int]

    init(seat: Seat, setup: Bug?) {
        self.seat = seat
        bug = setup
        logs = Array(repeating: [], count: seat.replicas)
        version = Array(repeating: 0, count: seat.replicas)
        known = Array(repeating: version, count: seat.replicas)
        shown = logs
        trimmed = version
    }
}

extension LogDouble: SimulatedReplica {
    func hasMoreEdits(made: Int) -> Bool { made < seat.edits }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<Message>) throws(Violation) -> Bool {
        var value = seat.index * 1_000 + turn.ordinal
        if bug == .asksForParked, turn.draws.below(4) == 3 { value = -1 }
        let entry = Entry(author: seat.namesake, number: version[seat.namesake] + 1, value: value)
        take(entry)
        shown = logs
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
        if bug == .showsBefore { shown = logs }
        defer { if bug != .showsBefore { shown = logs } }
        switch message {
        case .entries(let entries):
            for entry in entries { take(entry) }
            if bug == .sendsFour { known[sender] = version }
        case .version(let theirs, let wantsReply):
            known[sender] = theirs
            if bug == .comparesCounts, theirs.reduce(0, +) == version.reduce(0, +) {
                if wantsReply { outbox.send(.version(version, wantsReply: false), to: sender) }
                return false
            }
            let missing = missing(from: theirs)
            if bug == .sendsFour, !missing.isEmpty { known[sender] = version }
            if !missing.isEmpty { outbox.send(.entries(missing), to: sender) }
            let lacks = zip(theirs, version).contains { $0 > $1 }
            if wantsReply || lacks { outbox.send(.version(version, wantsReply: lacks), to: sender) }
        }
        return version != before
    }

    private mutating func missing(from theirs: [Int]) -> [Entry] {
        if bug == .trimsEarly { trim() }
        let missing = version.indices.flatMap { author in
            zip(1..., logs[author]).filter { $0.0 > max(theirs[author], trimmed[author]) }.map {
                Entry(author: author, number: $0.0, value: $0.1)
            }
        }
        switch bug {
        case .skipsOne where missing.count > 1: return Array(missing.dropFirst())
        case .sendsFour: return Array(missing.prefix(4))
        default: return missing
        }
    }

    private mutating func trim() {
        let heard = known.enumerated().filter { $0.offset != seat.index && $0.element.contains { $0 > 0 } }
        for author in trimmed.indices where !heard.isEmpty {
            trimmed[author] = max(trimmed[author], heard.map(\.element[author]).min() ?? 0)
        }
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
        shown = logs
    }

    /// The entries without a value are nobody's business.
    var contentDigest: UInt64 {
        shown.joined().filter { $0 >= 0 }.reduce(1) { ($0 ^ UInt64($1)) &* 0x9E37_79B9_7F4A_7C15 }
    }
    var versionDigest: UInt64 { version.reduce(1) { $0 &* 257 &+ UInt64($1) } }
    var versionDescription: String { "\(version)" }
    var contentDescription: String { "\(shown)" }
    var encodedSize: Int { logs.joined().count }

    private var unsettled: [Int] {
        (0..<seat.replicas).filter { other in
            guard other != seat.index else { return false }
            if bug == .comparesCounts { return known[other].reduce(0, +) != version.reduce(0, +) }
            return known[other] != version
        }
    }
}
