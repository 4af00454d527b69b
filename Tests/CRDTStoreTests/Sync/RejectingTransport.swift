import CRDTStore

/// A transport that never takes documents named "bad", until it relents.
actor RejectingTransport: Transport {
    private var hub = InMemoryHub()
    private var isStrict = true

    func relent() { isStrict = false }

    func push(_ entries: [OutboxEntry]) -> [EntryOutcome] {
        entries.flatMap { entry in
            guard isStrict, entry.document == "bad" else { return hub.push([entry]) }
            return [EntryOutcome(entry.id, .rejected(PermanentFailure(.forbidden)))]
        }
    }

    func pull(since cursor: SyncCursor?) -> PulledBatch { hub.pull(since: cursor) }
}
