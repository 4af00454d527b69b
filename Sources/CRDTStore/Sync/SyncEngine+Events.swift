extension SyncEngine {
    /// Takes an event and says what is to be done.
    /// - Parameters:
    ///   - event: what happened.
    ///   - time: when, in milliseconds of a clock that only goes forward.
    ///   - generator: where the jitter comes from.
    public mutating func handle(
        _ event: SyncEvent,
        at time: UInt64,
        using generator: inout some RandomNumberGenerator
    ) -> [SyncAction] {
        now = max(now, time)
        var actions: [SyncAction] = []
        switch event {
        case .started(let state): start(state)
        case .stopped: actions = stop()
        case .foreground, .connectivityHint: wake()
        case .syncNow:
            endHolds { _ in true }
            wake()
        case .remoteChanged: wantsPull = true
        case .outboxChanged(let count):
            if note(count) { shortenWait(using: &generator) }
        case .conflictChanged(let name, let isInConflict): setConflict(isInConflict, of: name)
        case .rejectionLifted(let name): setRejected(false, of: name)
        case .pushed(let id, let outcomes): actions = receive(outcomes, of: id, using: &generator)
        case .settled(let id, let counts, let time): settle(id, counts, time: time)
        case .pulled(let id, let cursor, let hasMore, let time):
            receive(cursor, of: id, hasMore: hasMore, time: time, using: &generator)
        case .failed(let id, let failure, let entries):
            actions = receive(failure, of: id, entries, using: &generator)
        case .timer: actions = giveUp(using: &generator)
        }
        return actions + advance()
    }

    /// When ``SyncEvent/timer`` is wanted at the latest; nil if nothing is waited for but events. O(n) for n documents that
    /// wait on their own.
    public var wakeTime: UInt64? {
        guard isRunning else { return nil }
        if let request { return request.deadline }
        let held = holds.values.lazy.map(\.until).min()
        let attempt = [held, nextPoll].compactMap(\.self).min()
        // While everything waits, what else is due has to wait with it.
        guard let waitingUntil else { return attempt }
        return wantsPull || hasReady || attempt != nil ? max(waitingUntil, now) : nil
    }

    private var hasReady: Bool { !line.isEmpty }
}

extension SyncEngine {
    private mutating func start(_ state: StoredSyncState) {
        isRunning = true
        cursor = state.cursor
        lastSynced = state.lastSynced
        for count in state.outbox { _ = note(count) }
        for name in state.rejected { setRejected(true, of: name) }
        for name in state.conflicts { setConflict(true, of: name) }
        wake()
    }

    private mutating func stop() -> [SyncAction] {
        isRunning = false
        defer { release() }
        return request.map { [.cancel($0.id)] } ?? []
    }

    /// Ends the wait for everything, not what led to it: if it fails again, the next wait is longer.
    private mutating func wake() {
        waitingUntil = nil
        wantsPull = true
    }

    /// A write brings the next attempt nearer, but once in each wait, so that typing doesn't undo backing off.
    private mutating func shortenWait(using generator: inout some RandomNumberGenerator) {
        guard let until = waitingUntil, !isWaitShortened else { return }
        isWaitShortened = true
        let delay = UInt64.random(in: 0...configuration.writeWindow, using: &generator)
        waitingUntil = min(until, now.addingSaturating(delay))
    }

    /// - Returns: whether there is more to send than there was.
    mutating func note(_ count: OutboxCount) -> Bool {
        var document = documents[count.document, default: DocumentSync()]
        guard count.tick >= document.tick else { return false }
        let isMore = count.pending > document.pending
        if document.pending == 0 && isMore { document.lastSynced = latest(document.lastSynced, lastSynced) }
        pendingCount += count.pending - document.pending
        document.pending = count.pending
        document.tick = count.tick
        documents[count.document] = document
        enqueue(count.document)
        return isMore
    }

    private mutating func setConflict(_ isInConflict: Bool, of name: DocumentName) {
        var document = documents[name, default: DocumentSync()]
        guard document.isInConflict != isInConflict else { return }
        document.isInConflict = isInConflict
        conflictCount += isInConflict ? 1 : -1
        documents[name] = document
    }

    mutating func setRejected(_ isRejected: Bool, of name: DocumentName) {
        var document = documents[name, default: DocumentSync()]
        guard document.isRejected != isRejected else { return }
        document.isRejected = isRejected
        rejectedCount += isRejected ? 1 : -1
        documents[name] = document
        enqueue(name)
    }

    /// Puts a document into the line if it may be sent and isn't there.
    mutating func enqueue(_ name: DocumentName) {
        guard var document = documents[name], document.maySend, !document.isQueued, holds[name] == nil else { return }
        document.isQueued = true
        documents[name] = document
        line.append(name)
    }

    /// Lets documents that waited on their own be sent again. How often they failed is kept until they succeed.
    mutating func endHolds(where isOver: (DocumentHold) -> Bool) {
        let over = holds.filter { isOver($0.value) }.keys.sorted()
        for name in over {
            guard let hold = holds.removeValue(forKey: name) else { continue }
            documents[name, default: DocumentSync()].failures = hold.failures
            enqueue(name)
        }
    }
}
