extension SyncEngine {
    /// Begins the next request if there is one to begin.
    mutating func advance() -> [SyncAction] {
        guard isRunning, request == nil else { return [] }
        let moment = now
        endHolds { $0.until <= moment }
        if let until = waitingUntil {
            if until > now { return [] }
            waitingUntil = nil
        }
        if let poll = nextPoll, poll <= now { wantsPull = true }
        if wantsPull && isPullsTurn { return [beginPull()] }
        if let push = beginPush() { return [push] }
        return wantsPull ? [beginPull()] : []
    }

    private mutating func beginPull() -> SyncAction {
        isPullsTurn = false
        nextPoll = nil
        return .pull(begin(.pull), since: cursor)
    }

    private mutating func beginPush() -> SyncAction? {
        var names: [DocumentName] = []
        while names.count < configuration.documentsPerPush, let name = line.popFirst() {
            documents[name]?.isQueued = false
            guard documents[name]?.maySend == true, holds[name] == nil else { continue }
            documents[name]?.isInFlight = true
            names.append(name)
        }
        if names.isEmpty { return nil }
        isPullsTurn = true
        return .push(begin(.push(names)), documents: names, limit: entryLimit)
    }

    private mutating func begin(_ kind: SyncRequest.Kind) -> SyncRequestID {
        lastRequest += 1
        let id = SyncRequestID(lastRequest)
        request = SyncRequest(id: id, kind: kind, deadline: now.addingSaturating(configuration.requestTimeout))
        return id
    }

    /// Ends the request, and puts what it was to send back into the line.
    mutating func release() {
        guard let ended = request else { return }
        request = nil
        guard case .push(let names) = ended.kind else { return }
        for name in names {
            documents[name]?.isInFlight = false
            enqueue(name)
        }
    }
}

extension SyncEngine {
    /// What was said of entries. Acknowledgements are welcome even if nobody waits for them any more.
    mutating func receive(
        _ outcomes: [EntryOutcome],
        of id: SyncRequestID,
        using generator: inout some RandomNumberGenerator
    ) -> [SyncAction] {
        var settlement = SyncAction.Settlement()
        settlement.acknowledged = outcomes.filter { $0.verdict == .accepted }.map(\.id)
        guard request?.id == id, request?.deadline != nil else {
            return settlement.acknowledged.isEmpty ? [] : [.settle(id, settlement)]
        }
        if outcomes.isEmpty {
            // Nothing was there to send though it was counted: storage that can't be read as it should.
            fail(.init(.storage), using: &generator)
            return []
        }
        for outcome in outcomes {
            switch outcome.verdict {
            case .accepted: break
            case .deferred: hold(outcome.id.document, because: nil, using: &generator)
            case .blocked(let block): hold(outcome.id.document, because: block, using: &generator)
            case .rejected(let failure): settlement.rejected.append(.init(id: outcome.id, failure: failure))
            }
        }
        return beginSettling(id, settlement)
    }

    mutating func beginSettling(_ id: SyncRequestID, _ settlement: SyncAction.Settlement) -> [SyncAction] {
        for entry in settlement.acknowledged where holds[entry.document] == nil {
            documents[entry.document]?.failures = 0
        }
        request?.deadline = nil
        request?.rejected = settlement.rejected.map(\.id.document)
        return [.settle(id, settlement)]
    }

    private mutating func hold(
        _ name: DocumentName,
        because block: SyncBlock?,
        using generator: inout some RandomNumberGenerator
    ) {
        // Several entries of a document in one answer are one failure of it.
        if let held = holds[name], held.block != nil || block == nil { return }
        let failures = (documents[name]?.failures ?? 0) + 1
        let delay =
            block == nil
            ? Backoff.delay(failures: failures, configuration, using: &generator)
            : Backoff.probeDelay(configuration, using: &generator)
        holds[name] = DocumentHold(until: now.addingSaturating(delay), block: block, failures: failures)
    }

    /// What was said is written down.
    mutating func settle(_ id: SyncRequestID, _ counts: [OutboxCount], time: UInt64) {
        for count in counts {
            _ = note(count)
            if documents[count.document]?.pending == 0 { documents[count.document]?.lastSynced = time }
        }
        guard let settled = request, settled.id == id else { return }
        succeed()
        for name in settled.rejected { setRejected(true, of: name) }
        entryLimit = min(entryLimit * 2, configuration.entriesPerPush)
        release()
        if pendingCount == 0 && cursor != nil && !wantsPull { lastSynced = latest(lastSynced, time) }
    }

    /// What is new on the other side is written down.
    mutating func receive(
        _ cursor: SyncCursor,
        of id: SyncRequestID,
        hasMore: Bool,
        time: UInt64,
        using generator: inout some RandomNumberGenerator
    ) {
        guard request?.id == id else { return }
        self.cursor = cursor
        succeed()
        release()
        wantsPull = hasMore
        if hasMore { return }
        if pendingCount == 0 { lastSynced = latest(lastSynced, time) }
        guard let interval = configuration.pollInterval else { return }
        // Spread, so that devices which began together don't ask together.
        let spread = UInt64.random(in: 0...interval / 2, using: &generator)
        nextPoll = now.addingSaturating(interval - interval / 4).addingSaturating(spread)
    }

    private mutating func succeed() {
        failures = 0
        block = nil
        lastFailure = nil
    }
}
