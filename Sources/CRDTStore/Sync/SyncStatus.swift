/// How a document, or a whole store, stands with the other side.
public struct SyncStatus: Hashable, Sendable {
    /// How far sync has come.
    public var state: SyncState = .localOnly

    /// How many local changes nobody has acknowledged, rejected ones included.
    public var pendingCount = 0

    /// In how many documents a change was rejected for good; see ``SyncBlock/rejected``.
    public var rejectedCount = 0

    /// When the other side last had everything of here, in milliseconds since 1970; nil if it never did.
    public var lastSynced: UInt64?

    /// What last went wrong on the way and is being tried again; nil once that worked.
    public var lastFailure: RetryableFailure?

    /// Makes the status of what is on this device alone.
    public init() {}
}
