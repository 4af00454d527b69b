/// What a ``SyncEngine`` is told.
public enum SyncEvent: Hashable, Sendable {
    /// Sync begins, or goes on after ``stopped``; with what the store knows.
    case started(StoredSyncState)

    /// Sync ends for now, such as when the user signs out. Local work goes on.
    case stopped

    /// The app came to the foreground.
    case foreground

    /// The network may be back. A hint: without it there are attempts, too.
    case connectivityHint

    /// The user wants it to be tried now.
    case syncNow

    /// The other side says that it has something new.
    case remoteChanged

    /// The outbox of a document changed: by an edit, or by an acknowledgement.
    case outboxChanged(OutboxCount)

    /// Whether the user has something to decide in a document.
    case conflictChanged(DocumentName, isInConflict: Bool)

    /// What was rejected of a document may be sent again: the cause is gone.
    case rejectionLifted(DocumentName)

    /// The answer to a ``SyncAction/push(_:documents:limit:)``: something of each entry that was sent.
    case pushed(SyncRequestID, [EntryOutcome])

    /// A ``SyncAction/settle(_:_:)`` is committed; with the outbox of each of its documents, at a time in milliseconds since
    /// 1970.
    case settled(SyncRequestID, [OutboxCount], time: UInt64)

    /// The answer to a ``SyncAction/pull(_:since:)`` is committed, together with the cursor; at a time in milliseconds since
    /// 1970.
    case pulled(SyncRequestID, SyncCursor, hasMore: Bool, time: UInt64)

    /// A request failed as a whole; with the entries that were sent, if it was to send some.
    case failed(SyncRequestID, SyncFailure, entries: [EntryID])

    /// The time ``SyncEngine/wakeTime`` has come.
    case timer
}
