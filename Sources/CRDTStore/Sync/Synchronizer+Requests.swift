import CRDTKit

extension Synchronizer {
    /// Does what the engine wants, and tells it what came of it.
    func perform(_ action: SyncAction) async {
        switch action {
        case .push(let id, let documents, let limit): await push(id, documents, limit)
        case .settle(let id, let settlement): await settle(id, settlement)
        case .pull(let id, let cursor): await pull(id, cursor)
        case .cancel: break
        }
    }

    private func push(_ id: SyncRequestID, _ documents: [DocumentName], _ limit: Int) async {
        let entries: [OutboxEntry]
        let unreadable: [EntryID]
        do throws(StoreError) {
            (entries, unreadable) = try await store.entries(of: documents, limit: limit)
        } catch {
            return finish(id, .failed(id, failure(error), entries: []))
        }
        do throws(SyncFailure) {
            var outcomes = entries.isEmpty ? [] : try await transport.push(entries)
            outcomes = Self.complete(outcomes, for: entries)
            outcomes += unreadable.map { EntryOutcome($0, .rejected(PermanentFailure(.invalid, details: "damaged"))) }
            finish(id, .pushed(id, outcomes))
        } catch {
            finish(id, .failed(id, error, entries: entries.map(\.id)))
        }
    }

    /// One verdict on every entry that was sent, whatever the transport says.
    private static func complete(_ outcomes: [EntryOutcome], for entries: [OutboxEntry]) -> [EntryOutcome] {
        let verdicts = Dictionary(outcomes.map { ($0.id, $0.verdict) }, uniquingKeysWith: { first, _ in first })
        return entries.map { EntryOutcome($0.id, verdicts[$0.id] ?? .deferred) }
    }

    private func settle(_ id: SyncRequestID, _ settlement: SyncAction.Settlement) async {
        do throws(StoreError) {
            let counts = try await store.settle(settlement)
            finish(id, .settled(id, counts, time: clock.milliseconds))
        } catch {
            finish(id, .failed(id, failure(error), entries: []))
        }
    }

    private func pull(_ id: SyncRequestID, _ cursor: SyncCursor?) async {
        let batch: PulledBatch
        do throws(SyncFailure) {
            batch = try await transport.pull(since: cursor)
        } catch {
            return finish(id, .failed(id, error, entries: []))
        }
        do throws(StoreError) {
            var taken = try await store.take(batch, types)
            if !batch.hasMore {
                taken.merge(try await store.retryInbox([.notYet], types)) { _, later in later }
            }
            note(batch.problems)
            for name in taken.keys.sorted() {
                tell(.conflictChanged(name, isInConflict: taken[name] == true))
            }
            finish(id, .pulled(id, batch.cursor, hasMore: batch.hasMore, time: clock.milliseconds))
        } catch {
            finish(id, .failed(id, failure(error), entries: []))
        }
    }
}
