import ReplicaSim

/// A replica that opens whatever its disk holds.
struct CarelessReplica: SimulatedReplica {
    private var counter: GossipCounter

    static var standsBackups: Bool { true }

    init(seat: Seat, setup: Void) { counter = GossipCounter(seat: seat, setup: ()) }

    func hasMoreEdits(made: Int) -> Bool { counter.hasMoreEdits(made: made) }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<[UInt8]>) throws(Violation) -> Bool {
        try counter.edit(&turn, outbox: &outbox)
    }

    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<[UInt8]>
    ) throws(Violation) -> Bool {
        try counter.receive(message, from: sender, at: time, outbox: &outbox)
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<[UInt8]>) throws(Violation) {
        try counter.tick(at: time, outbox: &outbox)
    }

    func nextTick(after time: Int64) -> Int64? { counter.nextTick(after: time) }

    func survives(_ damage: DiskDamage, over older: CarelessReplica) throws(Violation) -> Bool {
        throw Violation(.codec, "what the disk made up was taken for a state")
    }

    var contentDigest: UInt64 { counter.contentDigest }
    var versionDigest: UInt64 { counter.versionDigest }
    var versionDescription: String { counter.versionDescription }
    var encodedSize: Int { counter.encodedSize }
}
