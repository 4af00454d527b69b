import CRDTKit

/// A replica that edits a CRDTKit document at random.
struct DocumentReplica<Root: InitializableReplicated>: SimulatedReplica {
    private var endpoint: Endpoint<Root>
    private let script: EditingScript<Root>
    private var edits = 0

    init(seat: Seat, setup: EditingScript<Root>) {
        endpoint = Endpoint(seat: seat, clock: VirtualClock())
        script = setup
    }
}

extension DocumentReplica {
    /// How often an edit that recorded nothing is tried again with other draws.
    private static var attempts: Int { 4 }

    var hasMoreEdits: Bool { edits < endpoint.seat.edits }

    mutating func edit(at time: Int64, outbox: inout Outbox) throws(Violation) -> Bool {
        endpoint.clock.set(time)
        let seat = endpoint.seat
        var stream = seat.random.stream(.edit, source: seat.index, ordinal: edits)
        edits += 1
        for _ in 0..<Self.attempts {
            let script = script
            guard let change = endpoint.document.edit({ script.edit(&$0, &stream) }) else { continue }
            endpoint.announce(change, at: time, outbox: &outbox)
            return true
        }
        return true
    }

    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox
    ) throws(Violation) -> Bool {
        endpoint.clock.set(time)
        return try endpoint.receive(message, from: sender, outbox: &outbox)
    }

    mutating func tick(at time: Int64, outbox: inout Outbox) throws(Violation) {
        endpoint.clock.set(time)
        try endpoint.tick(at: time, outbox: &outbox)
    }

    func nextTick(after time: Int64) -> Int64? { endpoint.nextTick(after: time) }

    var contentDigest: UInt64 { endpoint.document.contentDigest }
    var versionDigest: UInt64 { endpoint.versionDigest }
    var versionDescription: String { endpoint.versionDescription }
    var encodedSize: Int { endpoint.document.encoded().count }

    func checkInvariants() throws(Violation) { try endpoint.checkRoundTrip() }

    static func checkLaws(_ first: DocumentReplica, _ second: DocumentReplica) throws(Violation) {
        try Endpoint.checkLaws(first.endpoint, second.endpoint)
    }
}
