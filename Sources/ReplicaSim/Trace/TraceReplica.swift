import CRDTKit

/// A replica that types its author's part of a trace, or only follows.
///
/// Where several authors typed at once, an author's text must hold exactly what it held in reality when a transaction was
/// typed, however much the network has brought meanwhile. Such an author therefore has two documents: a mailbox that
/// takes part in replication like any other replica's, and the user's own, which takes over from the mailbox just what
/// the next transaction builds on.
struct TraceReplica: EndpointReplica {
    private let plan: TracePlan
    private let seat: Seat

    /// The only document, or the mailbox.
    var endpoint: Endpoint<RGAText>

    /// What an author among several sees.
    private var view: TraceView?

    /// The transactions to type.
    private let script: [Int]
    private var position = 0

    init(seat: Seat, setup: TracePlan) {
        plan = setup
        self.seat = seat
        let clock = VirtualClock()
        script = seat.index < setup.scripts.count ? setup.scripts[seat.index] : []
        if setup.trace.kind == .concurrent, !script.isEmpty {
            endpoint = Endpoint(seat: seat, identity: seat.identity(of: seat.index, copy: 1), clock: clock)
            view = TraceView(plan: setup, seat: seat, clock: clock)
        } else {
            endpoint = Endpoint(seat: seat, clock: clock)
        }
    }
}

extension TraceReplica {
    func hasMoreEdits(made: Int) -> Bool { position < script.count }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<[UInt8]>) throws(Violation) -> Bool {
        let index = script[position]
        let transaction = plan.trace.transactions[index]
        let change: Change?
        if view != nil {
            guard try view?.prepare(for: index, from: endpoint.document) == true else { return false }
            change = try view?.type(transaction, index: index)
            try deposit(change)
        } else {
            change = try endpoint.document.type(transaction, index: index)
        }
        position += 1
        if let change { endpoint.announce(change, at: turn.time, outbox: &outbox) }
        return true
    }

    /// Whether the replica holds the recorded final text: in the mailbox, and in the user's document once it has taken
    /// over the rest.
    var holdsRecordedText: Bool {
        let recorded = plan.trace.endContent
        guard endpoint.document.root.string.hasSameScalars(as: recorded) else { return false }
        return view?.text(with: endpoint.document)?.hasSameScalars(as: recorded) ?? (view == nil)
    }

    private mutating func deposit(_ change: Change?) throws(Violation) {
        guard let change else { return }
        do throws(DocumentError) {
            try endpoint.document.apply(change)
        } catch {
            throw Violation(oracle: "typing", message: "the mailbox refused its user's change: \(error)")
        }
    }
}

extension String {
    /// Whether both consist of the same scalars; `==` would let canonically equivalent ones pass.
    fileprivate func hasSameScalars(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Document<RGAText> {
    /// Types a transaction, as one change.
    mutating func type(
        _ transaction: EditingTrace.Transaction,
        index: Int
    ) throws(Violation) -> Change? {
        // Errors are taken out by hand: a body that throws would work on a copy of the text.
        var failure: TextOffsetError?
        let change = edit { text in
            do throws(TextOffsetError) {
                for patch in transaction.patches { try text.apply(patch) }
            } catch {
                failure = error
            }
        }
        if let failure {
            throw Violation(oracle: "typing", message: "transaction \(index) does not fit its text: \(failure)")
        }
        return change
    }
}

extension RGAText {
    fileprivate mutating func apply(_ patch: EditingTrace.Patch) throws(TextOffsetError) {
        if patch.deleted > 0 { try remove(at: .scalar(patch.position), count: patch.deleted) }
        if !patch.inserted.isEmpty { try insert(patch.inserted, at: .scalar(patch.position)) }
    }
}
