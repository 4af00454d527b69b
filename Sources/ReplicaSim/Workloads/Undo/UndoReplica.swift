import CRDTKit

/// A replica that edits, undoes and redoes, and whose view follows by patches.
struct UndoReplica: EndpointReplica {
    var endpoint: Endpoint<Notepad>
    private var history = UndoHistory<Notepad>()

    /// The state that the view shows.
    private var shown = Notepad()
    private var view = NotepadView(Notepad())

    init(seat: Seat, setup: Void) {
        endpoint = Endpoint(seat: seat, clock: VirtualClock())
    }
}

extension UndoReplica {
    /// How often an edit that recorded nothing is tried again with other draws.
    private static var attempts: Int { 4 }

    func hasMoreEdits(made: Int) -> Bool { made < endpoint.seat.edits }

    mutating func edit(_ turn: inout Turn, outbox: inout Outbox<[UInt8]>) throws(Violation) -> Bool {
        for _ in 0..<Self.attempts {
            guard let change = change(&turn.draws) else { continue }
            endpoint.announce(change, at: turn.time, outbox: &outbox)
            follow()
            return true
        }
        return true
    }

    private mutating func change(_ draws: inout DrawStream) -> Change? {
        switch draws.below(6) {
        case 0: return endpoint.document.undo(&history)
        case 1: return endpoint.document.redo(&history)
        default:
            let mark = endpoint.seat.index
            return endpoint.document.edit(recording: &history) { $0.edit(marking: mark, &draws) }
        }
    }

    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<[UInt8]>
    ) throws(Violation) -> Bool {
        defer { follow() }
        return try endpoint.receive(message, from: sender, outbox: &outbox)
    }

    mutating func restart(at time: Int64, copy: Int) throws(Violation) {
        try endpoint.restart(at: time, copy: copy)
        history.removeAll()
        shown = endpoint.document.root
        view = NotepadView(shown)
    }

    private mutating func follow() {
        let root = endpoint.document.root
        view.apply(root.patches(since: shown))
        shown = root
    }

    func check(_ oracle: Oracle, against ledger: Ledger) throws(Violation) {
        switch oracle {
        case .codec: try endpoint.checkRoundTrip()
        case .invariant:
            try endpoint.checkStructure()
            try checkView()
            try checkUndo()
        default: break
        }
    }

    private func checkView() throws(Violation) {
        let expected = NotepadView(endpoint.document.root)
        if view != expected { throw Violation(.invariant, "patches led to \(view), and not to \(expected)") }
    }

    /// Undoing all of one's own takes nothing away that others have inserted.
    private func checkUndo() throws(Violation) {
        var document = endpoint.document
        var history = history
        while document.undo(&history) != nil {}
        for other in 0..<endpoint.seat.replicas where other != endpoint.seat.index {
            let (before, after) = (endpoint.document.root.count(of: other), document.root.count(of: other))
            if after < before {
                throw Violation(.invariant, "undoing took \(before - after) of what replica \(other) had inserted")
            }
        }
    }

    static func checkLaws(_ first: UndoReplica, _ second: UndoReplica) throws(Violation) {
        try Endpoint.checkLaws(first.endpoint, second.endpoint)
    }
}

extension Workload {
    /// Edits that are undone and redone, with views that follow by patches.
    public static let undo = Workload(
        "undo",
        summary: "a record that is edited, undone and redone, with a view that follows by patches",
        replica: UndoReplica.self,
        setup: ()
    )
}
