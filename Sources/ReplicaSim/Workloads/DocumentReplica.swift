import CRDTKit

/// A replica that edits a CRDTKit document at random.
struct DocumentReplica<Root: InitializableReplicated>: EndpointReplica {
    var endpoint: Endpoint<Root>
    let script: EditingScript<Root>

    init(seat: Seat, setup: EditingScript<Root>) {
        endpoint = Endpoint(seat: seat, clock: VirtualClock())
        script = setup
    }
}

extension DocumentReplica {
    /// How often an edit that recorded nothing is tried again with other draws.
    private static var attempts: Int { 4 }

    func hasMoreEdits(made: Int) -> Bool { made < endpoint.seat.edits }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<[UInt8]>) throws(Violation) -> Bool {
        for _ in 0..<Self.attempts {
            let script = script
            let past = turn.ledger.isKept ? seen(in: turn.ledger) : nil
            var edits: [ModelEdit] = []
            guard let change = endpoint.document.edit({ edits = script.edit(&$0, &turn.draws) }) else { continue }
            if let past { record(edits, of: change, after: past, in: &turn.ledger) }
            endpoint.announce(change, at: turn.time, outbox: &outbox)
            return true
        }
        return true
    }

    func check(_ oracle: Oracle, against ledger: Ledger) throws(Violation) {
        switch oracle {
        case .codec: try endpoint.checkRoundTrip()
        case .invariant:
            try endpoint.checkStructure()
            if let flaw = script.flaw(endpoint.document.root) { throw Violation(.invariant, flaw) }
        case .model: try checkModel(ledger)
        case .order: try checkOrder(ledger)
        default: break
        }
    }

    static func checkLaws(_ first: DocumentReplica, _ second: DocumentReplica) throws(Violation) {
        try Endpoint.checkLaws(first.endpoint, second.endpoint)
    }
}
