import ReplicaSim

/// The smallest right replica: a grow-only counter whose whole state is gossiped in messages of its own format.
struct GossipCounter: SimulatedReplica {
    private let seat: Seat
    private var counts: [UInt8]
    private var isSettled: [Bool]

    init(seat: Seat, setup: Void) {
        self.seat = seat
        counts = Array(repeating: 0, count: seat.replicas)
        isSettled = Array(repeating: true, count: seat.replicas)
    }

    func hasMoreEdits(made: Int) -> Bool { made < seat.edits }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<[UInt8]>) throws(Violation) -> Bool {
        counts[seat.index] += 1
        unsettle()
        outbox.broadcast([0] + counts)
        return true
    }

    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<[UInt8]>
    ) throws(Violation) -> Bool {
        let theirs = Array(message.dropFirst())
        let merged = zip(counts, theirs).map(max)
        let changed = merged != counts
        if changed {
            counts = merged
            unsettle()
        }
        isSettled[sender] = theirs == counts
        if message[0] == 1 || theirs != counts { outbox.send([0] + counts, to: sender) }
        return changed
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<[UInt8]>) throws(Violation) {
        for other in isSettled.indices where !isSettled[other] { outbox.send([1] + counts, to: other) }
    }

    func nextTick(after time: Int64) -> Int64? {
        isSettled.allSatisfy { $0 } ? nil : time + seat.antiEntropyInterval
    }

    var contentDigest: UInt64 { counts.reduce(0) { $0 &* 257 &+ UInt64($1) } }
    var versionDigest: UInt64 { ~contentDigest }
    var versionDescription: String { "\(counts)" }
    var encodedSize: Int { counts.count }
    private mutating func unsettle() {
        for other in isSettled.indices { isSettled[other] = other == seat.index }
    }
}
