/// What a ``SyncEngine`` wants to be done. Each but ``cancel(_:)`` is to be answered by an event with its request.
public enum SyncAction: Hashable, Sendable {
    /// Send the oldest entries of these documents, at most so many.
    case push(SyncRequestID, documents: [DocumentName], limit: Int)

    /// Write down, in one transaction, what the other side said.
    case settle(SyncRequestID, Settlement)

    /// Fetch what is new after the cursor; commit it and the new cursor in one transaction.
    case pull(SyncRequestID, since: SyncCursor?)

    /// An answer is no longer waited for. If one comes nevertheless, it is welcome.
    case cancel(SyncRequestID)
}

extension SyncAction {
    /// What the other side said of entries.
    public struct Settlement: Hashable, Sendable {
        /// The entries that it has: they leave the outbox.
        public var acknowledged: [EntryID] = []

        /// The entries that it will never take: they stay, marked, and hold back what follows them in their document.
        public var rejected: [Rejection] = []
    }

    /// An entry that was rejected for good.
    public struct Rejection: Hashable, Sendable {
        /// The entry.
        public let id: EntryID

        /// Why.
        public let failure: PermanentFailure
    }
}

extension SyncAction {
    /// The request that it belongs to.
    public var request: SyncRequestID {
        switch self {
        case .push(let id, _, _), .settle(let id, _), .pull(let id, _), .cancel(let id): id
        }
    }
}
