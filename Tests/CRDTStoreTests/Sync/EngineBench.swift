import CRDTKit
import CRDTStore
import PropertyKit

/// An engine with a make-believe outbox and other side around it, which do what the engine says when a test lets them.
struct EngineBench {
    var engine: SyncEngine
    var random = SeededGenerator(seed: 1)
    var now: UInt64 = 0
    var tick: UInt64 = 0
    var lastCounter: UInt64 = 0

    /// What nobody has acknowledged, oldest first; marked where it was rejected.
    var outbox: [EntryID] = []
    var rejected: Set<EntryID> = []

    /// What the other side has; entries sent and not answered yet may be among it.
    var remote: Set<EntryID> = []
    var remoteRevision: UInt8 = 0

    /// What the engine asked for last, and nobody has answered.
    var asked: [SyncAction] = []

    /// Requests that the engine gave up, whose answers may still come.
    var late: [SyncAction] = []
    var pushes = 0
    var pulls = 0

    init(configuration: SyncConfiguration = SyncConfiguration()) {
        engine = SyncEngine(configuration: configuration)
    }
}

extension EngineBench {
    mutating func tell(_ event: SyncEvent) {
        for action in engine.handle(event, at: now, using: &random) {
            if case .cancel(let id) = action {
                late += asked.filter { $0.request == id }
                asked.removeAll { $0.request == id }
            } else {
                asked.append(action)
            }
            if case .push = action { pushes += 1 }
            if case .pull = action { pulls += 1 }
        }
    }

    mutating func start() {
        let names = Set(outbox.map(\.document)).sorted()
        let state = StoredSyncState(
            outbox: names.map { count($0) },
            rejected: Set(rejected.map(\.document)).sorted(),
            cursor: engine.cursor,
            lastSynced: engine.status.lastSynced
        )
        tell(.started(state))
    }

    mutating func count(_ name: DocumentName) -> OutboxCount {
        tick += 1
        return OutboxCount(document: name, pending: outbox.count { $0.document == name }, tick: tick)
    }

    mutating func write(_ name: DocumentName) {
        lastCounter += 1
        outbox.append(EntryID(document: name, change: OperationID(counter: lastCounter, replica: 1)))
        tell(.outboxChanged(count(name)))
    }

    /// The entries that a push is to send.
    func entries(_ documents: [DocumentName], limit: Int) -> [EntryID] {
        Array(outbox.filter { documents.contains($0.document) }.prefix(limit))
    }

    /// Lets the time come that the engine waits for.
    mutating func passTime() {
        guard let wake = engine.wakeTime else { return }
        now = max(now, wake)
        tell(.timer)
    }
}

extension EngineBench {
    /// Answers what the engine asked for: a push by verdicts, one for each entry, the last for all further ones.
    mutating func answer(_ verdicts: [EntryOutcome.Verdict] = [.accepted]) {
        guard !asked.isEmpty else { return }
        answer(asked.removeFirst(), verdicts)
    }

    mutating func answer(_ action: SyncAction, _ verdicts: [EntryOutcome.Verdict] = [.accepted]) {
        switch action {
        case .push(let id, let documents, let limit):
            let sent = entries(documents, limit: limit)
            let outcomes = sent.enumerated().map { index, entry in
                EntryOutcome(entry, verdicts[min(index, verdicts.count - 1)])
            }
            remote.formUnion(outcomes.filter { $0.verdict == .accepted }.map(\.id))
            tell(.pushed(id, outcomes))
        case .settle(let id, let settlement):
            outbox.removeAll { settlement.acknowledged.contains($0) }
            rejected.formUnion(settlement.rejected.map(\.id))
            let names = Set((settlement.acknowledged + settlement.rejected.map(\.id)).map(\.document))
            tell(.settled(id, names.sorted().map { count($0) }, time: now))
        case .pull(let id, _):
            remoteRevision &+= 1
            tell(.pulled(id, SyncCursor([remoteRevision]), hasMore: false, time: now))
        case .cancel: break
        }
    }

    /// Fails what the engine asked for; if it was to send entries, they may have arrived.
    mutating func fail(_ failure: SyncFailure, arrived: Bool = false) {
        guard !asked.isEmpty else { return }
        let action = asked.removeFirst()
        let id = action.request
        guard case .push(_, let documents, let limit) = action else { return tell(.failed(id, failure, entries: [])) }
        let sent = entries(documents, limit: limit)
        if arrived { remote.formUnion(sent) }
        tell(.failed(id, failure, entries: sent))
    }

    /// Lets everything work until nothing is asked for.
    mutating func answerAll() {
        var steps = 0
        while !asked.isEmpty, steps < 10_000 {
            answer()
            steps += 1
        }
    }
}
