extension SyncEngine {
    /// How the whole store stands. O(n) for n documents that wait on their own.
    public var status: SyncStatus {
        var status = SyncStatus()
        status.pendingCount = pendingCount
        status.rejectedCount = rejectedCount
        status.lastSynced = lastSynced
        status.lastFailure = lastFailure
        let held = holds.lazy.filter { $0.value.block != nil }.min { $0.key < $1.key }?.value.block
        status.state = state(
            block: block ?? held ?? (rejectedCount > 0 ? .rejected : nil),
            isInConflict: conflictCount > 0,
            isInFlight: request != nil,
            pending: pendingCount
        )
        return status
    }

    /// How a document stands.
    public func status(of name: DocumentName) -> SyncStatus {
        let document = documents[name] ?? DocumentSync()
        var status = SyncStatus()
        status.pendingCount = document.pending
        status.rejectedCount = document.isRejected ? 1 : 0
        status.lastSynced = document.pending == 0 ? latest(document.lastSynced, lastSynced) : document.lastSynced
        status.lastFailure = document.pending > 0 ? lastFailure : nil
        let held = holds[name]?.block ?? (document.isRejected ? .rejected : nil)
        status.state = state(
            block: held ?? (document.pending > 0 ? block : nil),
            isInConflict: document.isInConflict,
            isInFlight: document.isInFlight,
            pending: document.pending
        )
        return status
    }

    /// Why nothing is on its way and nothing will be without an event; nil if something is, or will be.
    public var quiescence: Quiescence? {
        if !isRunning { return .stopped }
        if request != nil || wakeTime != nil { return nil }
        return rejectedCount > 0 ? .rejected : .upToDate
    }

    /// Why nothing is on its way and nothing will be without an event.
    public enum Quiescence: Hashable, Sendable {
        /// It was not started, or was stopped.
        case stopped

        /// There is nothing to send, and nothing was said to be new.
        case upToDate

        /// All that is left to send is behind entries that were rejected for good.
        case rejected
    }

    private func state(block: SyncBlock?, isInConflict: Bool, isInFlight: Bool, pending: Int) -> SyncState {
        guard isRunning else { return .localOnly }
        if let block { return .blocked(block) }
        if isInConflict { return .conflict }
        if isInFlight { return .syncing }
        if pending > 0 { return .queued(pending) }
        return cursor.flatMap { lastSynced == nil ? nil : .synced($0) } ?? .localOnly
    }

    func latest(_ one: UInt64?, _ other: UInt64?) -> UInt64? {
        guard let one, let other else { return one ?? other }
        return max(one, other)
    }
}
