import CRDTKit
import PropertyKit
import Testing

/// Clocks that issue, send and restart while physical time jumps about.
@Suite("HybridLogicalClock: order and drift")
struct HybridLogicalClockProperties {
    /// One thing that happens to a clock.
    enum Event: Sendable {
        case tick(at: UInt64)
        case receive(HybridTimestamp, at: UInt64)
        case restart
    }

    private static let time = Generator<UInt64>.frequency([
        (6, .integer(in: 0...9)), (1, .integer(in: 0...HybridTimestamp.maximumMilliseconds)),
    ])

    private static let counter = Generator<UInt16>.element(of: [0, 1, .max - 1, .max])

    private static let stamp = Generator<HybridTimestamp>.frequency([
        (4, zip(Generator<UInt64>.integer(in: 0...9), counter).map { HybridTimestamp(milliseconds: $0, counter: $1) }),
        (1, Generator<UInt64>.integer.map { HybridTimestamp(rawValue: $0) }),
        (1, .element(of: [.maximumAccepted, HybridTimestamp(rawValue: .max)])),
    ])

    private static let event = Generator<Event>.frequency([
        (4, time.map { .tick(at: $0) }), (4, zip(stamp, time).map { .receive($0, at: $1) }), (1, .constant(.restart)),
    ])

    @Test("Stamps ascend through sends, receives and restarts, and lie past all that was received")
    func ascending() throws {
        let run = Generator<[Event]>.array(of: Self.event, count: 0...40)
        try Property("order", run, configuration: .hunting(400)).verify { events in
            var clock = HybridLogicalClock()
            var floor: HybridTimestamp?
            for event in events {
                switch event {
                case .tick(let time):
                    let physical = min(HybridTimestamp(milliseconds: time), .maximumAccepted)
                    let expected = max(physical, floor?.successor ?? .zero.successor)
                    let stamp = clock.tick(at: time)
                    try Expect.that(
                        floor.map { Self.isPast($0, stamp) } ?? true,
                        "\(stamp) after \(String(describing: floor))"
                    )
                    try Expect.equal(stamp, expected, "no further ahead than it must be")
                    floor = stamp
                case .receive(let remote, let time):
                    let before = clock
                    guard (try? clock.receive(remote, at: time)) != nil else {
                        try Expect.that(remote > .maximumAccepted, "\(remote) was refused")
                        try Expect.equal(clock, before, "a refusal leaves the clock alone")
                        continue
                    }
                    let next = clock.next(at: 0)
                    let past = max(max(remote, floor ?? .zero), HybridTimestamp(milliseconds: time))
                    try Expect.that(Self.isPast(past, next), "\(next) is not past \(past)")
                    floor = clock.latest
                case .restart:
                    clock = HybridLogicalClock(latest: clock.latest)
                }
            }
        }
    }

    /// Time ends at the greatest stamp that is accepted, where only a forged one can have brought a clock.
    private static func isPast(_ earlier: HybridTimestamp, _ later: HybridTimestamp) -> Bool {
        later > earlier || later == .maximumAccepted
    }

    @Test("A stamp too far ahead never moves the clock, under either policy")
    func drift() throws {
        let policy = Generator<DriftPolicy>.element(of: [.reject, .clamp])
        try Property("drift", zip(policy, Self.stamp, Self.time), configuration: .hunting(400)).verify {
            policy,
            remote,
            time in
            var clock = HybridLogicalClock(maximumDrift: 5, policy: policy)
            _ = clock.tick(at: 2)
            let before = clock
            let ahead = remote.milliseconds > time ? remote.milliseconds - time : 0
            do {
                let reported = try clock.receive(remote, at: time)
                try Expect.equal(reported, ahead)
                try Expect.equal(clock == before, ahead > 5, "\(clock.latest) after \(remote) at \(time)")
            } catch is ClockDriftError {
                try Expect.equal(clock, before)
                try Expect.that(ahead > 5 || remote > .maximumAccepted, "\(remote) at \(time) is near")
                try Expect.that(policy == .reject || remote > .maximumAccepted, "clamping does not refuse")
            }
        }
    }
}
