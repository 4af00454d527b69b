import CRDTKit
import CRDTStore
import PropertyKit

extension SyncWorld {
    /// Does what an engine wants, as far as the world lets it.
    mutating func perform(_ action: SyncAction, on device: Int) throws {
        switch action {
        case .cancel: break
        case .settle(let id, let settlement): settle(id, settlement, device)
        case .push(let id, _, let limit):
            let entries = Array(devices[device].disk.outbox.prefix(limit))
            guard reaches(device, id, entries.map(\.id)) else { return }
            let outcomes = push(entries)
            answer(device, .pushed(id, outcomes))
        case .pull(let id, let cursor):
            guard reaches(device, id, []) else { return }
            let batch = pull(since: cursor)
            if chance(10, &random) { return note("pull answer lost") }
            try commit(batch, id, device)
            if chance(10, &random) {
                note("pull answer doubled")
                try commit(batch, id, device)
            }
        }
    }

    /// Whether a request arrives; if not, the engine may be told, or left waiting.
    private mutating func reaches(_ device: Int, _ id: SyncRequestID, _ entries: [EntryID]) -> Bool {
        guard !devices[device].isOnline || chance(15, &random) else { return true }
        note("request lost")
        if Bool.random(using: &random) {
            let failure = SyncFailure.retryable(RetryableFailure(.unreachable))
            answer(device, .failed(id, failure, entries: entries), alwaysArrives: true)
        }
        return false
    }

    /// Brings an answer back: late, never, or twice.
    private mutating func answer(_ device: Int, _ event: SyncEvent, alwaysArrives: Bool = false) {
        if !alwaysArrives && chance(15, &random) { return note("answer lost") }
        let launch = devices[device].launch
        let copies = chance(10, &random) ? 2 : 1
        if copies > 1 { note("answer doubled") }
        for _ in 0..<copies {
            let delay = chance(3, &random) ? 70_000 : UInt64.random(in: 5...800, using: &random)
            if delay == 70_000 { note("answer after its time") }
            schedule(.tell(event, launch: launch), on: device, after: delay)
        }
    }

    private mutating func settle(_ id: SyncRequestID, _ settlement: SyncAction.Settlement, _ device: Int) {
        if devices[device].isDiskFull {
            note("settling refused by a full disk")
            let failure = SyncFailure.retryable(RetryableFailure(.storage))
            return answer(device, .failed(id, failure, entries: []), alwaysArrives: true)
        }
        devices[device].disk.settle(settlement)
        let count = devices[device].disk.count()
        schedule(
            .tell(.settled(id, [count], time: now), launch: devices[device].launch),
            on: device,
            after: 1
        )
    }

    /// Writes down what was fetched with the cursor, and tells the engine, which a kill may come before.
    private mutating func commit(_ batch: PulledBatch, _ id: SyncRequestID, _ device: Int) throws {
        if devices[device].isDiskFull {
            note("pull refused by a full disk")
            let failure = SyncFailure.retryable(RetryableFailure(.storage))
            return answer(device, .failed(id, failure, entries: []), alwaysArrives: true)
        }
        try devices[device].disk.take(batch)
        let isInConflict = devices[device].disk.plan.root.$title.isConflicted
        let launch = devices[device].launch
        let conflict = SyncEvent.conflictChanged(SimulatedDisk.name, isInConflict: isInConflict)
        schedule(.tell(conflict, launch: launch), on: device, after: 1)
        let done = SyncEvent.pulled(id, batch.cursor, hasMore: batch.hasMore, time: now)
        schedule(.tell(done, launch: launch), on: device, after: UInt64.random(in: 1...300, using: &random))
    }
}
