/// What a store knows of its sync when it is opened.
public struct StoredSyncState: Hashable, Sendable {
    /// How many entries each document has in the outbox; those without any may be missing.
    public var outbox: [OutboxCount]

    /// The documents of which an entry was rejected for good.
    public var rejected: [DocumentName]

    /// The documents in which the user has something to decide.
    public var conflicts: [DocumentName]

    /// Up to where the other side was read; nil if never.
    public var cursor: SyncCursor?

    /// When the other side last had everything of here, in milliseconds since 1970; nil if it never did.
    public var lastSynced: UInt64?

    /// Makes a state, by default that of a store that never synced.
    public init(
        outbox: [OutboxCount] = [],
        rejected: [DocumentName] = [],
        conflicts: [DocumentName] = [],
        cursor: SyncCursor? = nil,
        lastSynced: UInt64? = nil
    ) {
        self.outbox = outbox
        self.rejected = rejected
        self.conflicts = conflicts
        self.cursor = cursor
        self.lastSynced = lastSynced
    }
}
