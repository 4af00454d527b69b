import ReplicaSim

/// A last-writer-wins register whose value can be deleted, and ways to get it wrong.
struct RegisterDouble: MergedType {
    enum Bug: Sendable {
        /// Of two writes with one time, each replica keeps its own.
        case tieKeepsSelf

        /// Two writes of one replica may have one stamp.
        case oneTick

        /// Of two deletions, each replica keeps the one that it knew.
        case deletionsTie

        /// Of two writes with one time, the one that comes later wins.
        case arrivalWins

        /// Writes are ordered by replica first and by time second.
        case replicaFirst

        /// A write carries the wall clock's time, even where something later was seen.
        case wallOnly
    }

    /// A write, or a deletion where there is no value.
    struct Operation: Sendable {
        var value: Int?
        var milliseconds: UInt64
        var replica: Int
    }

    private let bug: Bug?
    private let replica: Int
    private var latest: Operation?

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.replica = replica
        self.bug = bug
    }
}

extension RegisterDouble {
    var content: String {
        guard let latest else { return "empty" }
        return latest.value.map { "\($0)" } ?? "deleted by \(latest.replica)"
    }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        var least = latest.map { bug == .oneTick ? $0.milliseconds : $0.milliseconds + 1 } ?? 0
        if bug == .wallOnly { least = 0 }
        let value = draws.below(3) == 2 ? nil : draws.below(100)
        return Operation(value: value, milliseconds: max(moment.milliseconds, least), replica: replica)
    }

    mutating func perform(_ operation: Operation) { latest = operation }

    mutating func merge(_ other: RegisterDouble) {
        guard let theirs = other.latest else { return }
        guard let mine = latest else {
            latest = theirs
            return
        }
        if bug == .deletionsTie, mine.value == nil, theirs.value == nil { return }
        if bug == .replicaFirst, theirs.replica != mine.replica {
            if theirs.replica > mine.replica { latest = theirs }
        } else if bug == .arrivalWins, theirs.milliseconds == mine.milliseconds {
            latest = theirs
        } else if theirs.milliseconds == mine.milliseconds {
            if bug != .tieKeepsSelf, theirs.replica > mine.replica { latest = theirs }
        } else if theirs.milliseconds > mine.milliseconds {
            latest = theirs
        }
    }
}
