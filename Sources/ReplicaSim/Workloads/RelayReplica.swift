/// The least that a replica can do: it sends a number round and holds the greatest. What a run of it costs is what the
/// simulator costs.
///
/// It lives beside the world because the compiler makes a world of its own for a replica of the same module only; for one of
/// another module it asks the type at every step.
struct RelayReplica: SimulatedReplica {
    struct Message: SimulatedMessage {
        var number: UInt64
        var digest: UInt64 { number }
    }

    private let seat: Seat
    private var greatest: UInt64 = 0

    init(seat: Seat, setup: Void) {
        self.seat = seat
    }
}

extension RelayReplica {
    func hasMoreEdits(made: Int) -> Bool { made < seat.edits }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<Message>) throws(Violation) -> Bool {
        greatest += 1
        outbox.send(Message(number: greatest), to: (seat.index + 1) % seat.replicas)
        return true
    }

    mutating func receive(
        _ message: Message,
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<Message>
    ) throws(Violation) -> Bool {
        // Goes round sixteen times.
        if message.number & 15 != 15 {
            outbox.send(Message(number: message.number &+ 1), to: (seat.index + 1) % seat.replicas)
        }
        guard message.number > greatest else { return false }
        greatest = message.number
        return true
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<Message>) throws(Violation) {}
    func nextTick(after time: Int64) -> Int64? { nil }

    var contentDigest: UInt64 { 0 }
    var versionDigest: UInt64 { greatest }
    var versionDescription: String { "\(greatest)" }
    var encodedSize: Int { 8 }
}

extension Workload {
    /// Numbers that go round and are looked at by nobody: what the simulator itself costs.
    public static let relay = Workload(
        "relay",
        summary: "numbers that go round",
        replica: RelayReplica.self,
        setup: ()
    )
}
