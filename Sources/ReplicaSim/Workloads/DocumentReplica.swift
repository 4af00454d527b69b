import CRDTKit

/// A replica that edits a CRDTKit document at random.
struct DocumentReplica<Root: InitializableReplicated>: EndpointReplica {
    var endpoint: Endpoint<Root>
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

    static func checkLaws(_ first: DocumentReplica, _ second: DocumentReplica) throws(Violation) {
        try Endpoint.checkLaws(first.endpoint, second.endpoint)
    }
}
