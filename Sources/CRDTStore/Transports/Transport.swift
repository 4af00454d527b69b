/// A way to the other side: a server, a folder that something else carries about, or memory.
///
/// A transport moves bytes and decides nothing; when it is asked what is up to ``SyncEngine``. It keeps what it accepted, and
/// hands it to whoever asks from an earlier cursor, in any order and as often as it likes: a change is applied once.
public protocol Transport: Sendable {
    /// Sends entries of an outbox, in the order in which they were committed.
    ///
    /// Sending the same again must be harmless and be accepted again: an answer may get lost.
    /// - Returns: a verdict on every entry, in the same order. `accepted` promises that the entry outlives whatever the
    ///   transport promises to outlive.
    /// - Throws: ``SyncFailure`` when the request failed as a whole; entries may have arrived nevertheless.
    func push(_ entries: [OutboxEntry]) async throws(SyncFailure) -> [EntryOutcome]

    /// Fetches what came after a cursor, of all documents; one's own entries may be among it.
    /// - Parameter cursor: what an earlier pull gave, of this transport; nil, or one that can't be read, for everything.
    /// - Throws: ``SyncFailure`` when the request failed as a whole.
    func pull(since cursor: SyncCursor?) async throws(SyncFailure) -> PulledBatch
}
