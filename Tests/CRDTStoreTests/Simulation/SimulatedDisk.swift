import CRDTKit
import CRDTStore

/// What outlives the process on a simulated device. Each function is one transaction: all of it, or nothing.
struct SimulatedDisk {
    static let name: DocumentName = "plan"

    private(set) var plan: Document<Plan>
    private(set) var outbox: [OutboxEntry] = []
    private(set) var cursor: SyncCursor?
    private(set) var tick: UInt64 = 0
    private var lastSequence: Int64 = 0

    /// How many edits were committed here.
    private(set) var editCount = 0

    init(replica: ReplicaID) {
        plan = Document(replica: replica)
    }
}

extension SimulatedDisk {
    mutating func edit(_ body: (inout Plan) -> Void) {
        guard let change = plan.edit(body) else { return }
        lastSequence += 1
        editCount += 1
        outbox.append(OutboxEntry(sequence: lastSequence, document: Self.name, change: change))
    }

    mutating func settle(_ settlement: SyncAction.Settlement) {
        let acknowledged = Set(settlement.acknowledged)
        outbox.removeAll { acknowledged.contains($0.id) }
    }

    mutating func take(_ batch: PulledBatch) throws {
        for change in batch.changes { try plan.apply(Change.decode(change.bytes)) }
        cursor = batch.cursor
    }

    mutating func count() -> OutboxCount {
        tick += 1
        return OutboxCount(document: Self.name, pending: outbox.count, tick: tick)
    }

    mutating func stored() -> StoredSyncState {
        StoredSyncState(outbox: [count()], cursor: cursor)
    }
}
