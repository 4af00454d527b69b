extension SyncEngine {
    /// A request failed as a whole.
    mutating func receive(
        _ failure: SyncFailure,
        of id: SyncRequestID,
        _ entries: [EntryID],
        using generator: inout some RandomNumberGenerator
    ) -> [SyncAction] {
        guard let failed = request, failed.id == id else { return [] }
        switch (failure, failed.kind) {
        case (.retryable(let failure), _): fail(failure, using: &generator)
        case (.blocking(let block), _): fail(block, using: &generator)
        case (.permanent, .pull): fail(.rejected, using: &generator)
        case (.permanent(let failure), .push(let names)):
            return isolate(entries, of: names, id, failure, using: &generator)
        }
        return []
    }

    /// Finds the entry for which a request was rejected, by sending half as many until it is alone.
    private mutating func isolate(
        _ entries: [EntryID],
        of names: [DocumentName],
        _ id: SyncRequestID,
        _ failure: PermanentFailure,
        using generator: inout some RandomNumberGenerator
    ) -> [SyncAction] {
        guard let first = entries.first else {
            fail(.init(.storage), using: &generator)
            return []
        }
        if entries.count == 1 {
            return beginSettling(id, .init(rejected: [.init(id: first, failure: failure)]))
        }
        entryLimit = entries.count / 2
        request = nil
        for name in names {
            documents[name]?.isInFlight = false
            documents[name]?.isQueued = true
        }
        line.prepend(names)
        return []
    }

    /// Waits, longer each time, and tries again.
    mutating func fail(_ failure: RetryableFailure, using generator: inout some RandomNumberGenerator) {
        failures += 1
        lastFailure = failure
        let asked = min(failure.retryAfter ?? 0, configuration.retryAfterCap)
        wait(asked.addingSaturating(Backoff.delay(failures: failures, configuration, using: &generator)))
    }

    /// Waits for somebody to do something, and looks now and then whether that was done.
    mutating func fail(_ block: SyncBlock, using generator: inout some RandomNumberGenerator) {
        self.block = block
        wait(Backoff.probeDelay(configuration, using: &generator))
    }

    private mutating func wait(_ delay: UInt64) {
        waitingUntil = now.addingSaturating(delay)
        isWaitShortened = false
        if request?.kind == .pull { wantsPull = true }
        release()
    }

    /// Gives the request up if its time is over.
    mutating func giveUp(using generator: inout some RandomNumberGenerator) -> [SyncAction] {
        guard let late = request, let deadline = late.deadline, deadline <= now else { return [] }
        fail(.init(.timeout), using: &generator)
        return [.cancel(late.id)]
    }
}
