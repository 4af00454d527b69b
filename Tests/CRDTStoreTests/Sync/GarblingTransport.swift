import CRDTKit
import CRDTStore

/// A transport whose other side is damaged in one place.
struct GarblingTransport: Transport {
    func push(_ entries: [OutboxEntry]) -> [EntryOutcome] { [] }

    func pull(since cursor: SyncCursor?) -> PulledBatch {
        let good = TransportConformance.remote(TransportConformance.entries(of: 7, count: 1))
        let changes = [RemoteChange(document: "a", bytes: [1, 2, 3])] + good
        return PulledBatch(changes: changes, cursor: SyncCursor([1]))
    }
}
