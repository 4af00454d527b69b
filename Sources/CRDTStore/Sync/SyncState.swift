/// How far sync has come, of a document or of a whole store.
///
/// Each state is reached by something that happened; none is inferred from nothing having failed.
public enum SyncState: Hashable, Sendable {
    /// On this device alone: sync is off, or has not come to an end once.
    case localOnly

    /// So many local changes wait to be sent.
    case queued(Int)

    /// Something is being sent or fetched.
    case syncing

    /// The other side has acknowledged every local change, and everything up to this revision of its is here.
    case synced(SyncCursor)

    /// What others did does not fit to what was done here; the user is to decide.
    case conflict

    /// Sync can't go on.
    case blocked(SyncBlock)
}

extension SyncState {
    /// What a user is told, in English; also the key under which an app has it in other languages. The one of
    /// ``queued(_:)`` has a place for the number, as `String(format:)` takes it.
    public var messageKey: String {
        switch self {
        case .localOnly: "Saved on this device"
        case .queued: "Waiting to sync (%lld)"
        case .syncing: "Syncing…"
        case .synced: "Up to date"
        case .conflict: "Needs your decision"
        case .blocked(let block): block.messageKey
        }
    }
}
