import ReplicaSim

/// Replicas that stamp what they do by hybrid logical clocks (Kulkarni et al. 2014), and ways to get these wrong.
struct ClockDouble: AppliedType {
    enum Bug: Sendable {
        /// Receiving a stamp of the same millisecond leaves the counter as it is.
        case equalTimeKeepsCounter

        /// Receiving takes the greater of the two stamps and forgets to look at the wall.
        case ignoresWall

        /// A restart begins at the wall clock again.
        case notSaved

        /// Receiving does not advance the clock.
        case neverReceives

        /// A stamp that is more than a second ahead is not believed, but what it stamps is taken in.
        case doubtsOthers

        /// A wall clock that was set back sets the clock back.
        case followsWall

        /// The counter has four bits and begins anew behind them.
        case counterWraps
    }

    struct Operation: Sendable {
        var stamp: Stamp
        var author: Int
    }

    struct Stamp: Sendable, Comparable {
        var milliseconds: UInt64 = 0
        var counter: UInt64 = 0

        var number: UInt64 { milliseconds << 16 | counter }

        static func < (lhs: Stamp, rhs: Stamp) -> Bool { lhs.number < rhs.number }
    }

    private let bug: Bug?
    private var clock = Stamp()
    private var wall: UInt64 = 0
    private var stamps: [UInt64] = []

    init(replica: Int) { self.init(replica: replica, bug: nil) }

    init(replica: Int, bug: Bug?) {
        self.bug = bug
    }
}

extension ClockDouble {
    var content: String { "\(stamps.sorted())" }

    var flaw: String? {
        clock.milliseconds < wall ? "the clock shows \(clock.milliseconds), behind the wall's \(wall)" : nil
    }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        var next = Stamp(milliseconds: clock.milliseconds, counter: clock.counter + 1)
        if moment.milliseconds > clock.milliseconds { next = Stamp(milliseconds: moment.milliseconds) }
        if bug == .followsWall, moment.milliseconds < clock.milliseconds {
            next = Stamp(milliseconds: moment.milliseconds)
        }
        if bug == .counterWraps { next.counter &= 15 }
        return Operation(stamp: next, author: moment.replica)
    }

    mutating func apply(_ operation: Operation, at moment: Moment) {
        if !stamps.contains(operation.stamp.number) { stamps.append(operation.stamp.number) }
        let remote = operation.stamp
        wall = moment.milliseconds
        if operation.author == moment.replica {
            clock = remote
            return
        }
        receive(remote, wall: moment.milliseconds)
    }

    mutating func restart() {
        wall = 0
        if bug == .notSaved { clock = Stamp() }
    }

    static func stamp(of operation: Operation) -> UInt64? { operation.stamp.number }

    private mutating func receive(_ remote: Stamp, wall: UInt64) {
        if bug == .neverReceives || (bug == .doubtsOthers && remote.milliseconds > wall + 1_000) {
            self.wall = 0
            return
        }
        let wall = bug == .ignoresWall ? 0 : wall
        let milliseconds = max(clock.milliseconds, remote.milliseconds, wall)
        var counter: UInt64 = 0
        if milliseconds == clock.milliseconds { counter = clock.counter + 1 }
        if milliseconds == remote.milliseconds { counter = max(counter, remote.counter + 1) }
        if bug == .equalTimeKeepsCounter, clock.milliseconds == remote.milliseconds, clock.milliseconds == milliseconds
        {
            counter = clock.counter
        }
        clock = Stamp(milliseconds: milliseconds, counter: counter)
    }
}
