import CRDTKit

/// The shipped hybrid logical clock by itself: replicas stamp what they do, and stamps must grow along happens-before.
struct ClockValue: AppliedType {
    private var clock = HybridLogicalClock()
    private var stamps: [UInt64] = []
    private var wall: UInt64 = 0

    struct Operation: Sendable {
        let stamp: HybridTimestamp
        let author: Int
    }

    init(replica: Int) {}
}

extension ClockValue {
    var content: String { "\(stamps.sorted())" }

    /// A clock that was shown the wall is not behind it, and counts small steps in its counter only.
    var flaw: String? {
        clock.latest.milliseconds < wall ? "the clock shows \(clock.latest), behind the wall's \(wall) ms" : nil
    }

    func operation(at moment: Moment, from draws: inout DrawStream) -> Operation? {
        Operation(stamp: clock.next(at: moment.milliseconds), author: moment.replica)
    }

    mutating func apply(_ operation: Operation, at moment: Moment) {
        wall = moment.milliseconds
        stamps.append(operation.stamp.rawValue)
        if operation.author == moment.replica {
            _ = clock.tick(at: moment.milliseconds)
        } else {
            _ = try? clock.receive(operation.stamp, at: moment.milliseconds)
        }
    }

    static func stamp(of operation: Operation) -> UInt64? { operation.stamp.rawValue }

    mutating func restart() { wall = 0 }
}
