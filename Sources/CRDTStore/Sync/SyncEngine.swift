/// When to send and to fetch what, as a state machine: events come in, actions come out.
///
/// The engine does no I/O, reads no clock and draws from no generator of its own, so that a simulation runs the very code
/// that an app runs. Hand it every event with the time, in milliseconds of a clock that only goes forward; do what it
/// says; and hand it ``SyncEvent/timer`` when ``wakeTime`` has come.
///
/// What holds whatever happens:
/// - Entries leave the outbox only by a ``SyncAction/settle(_:_:)`` that names them as acknowledged, which only an
///   ``EntryOutcome/Verdict/accepted`` leads to.
/// - While it runs and there is something to send, either a request is on its way, or ``wakeTime`` is set. Only documents
///   with a rejected entry wait for ``SyncEvent/rejectionLifted(_:)``, ``SyncEvent/syncNow`` not being enough.
/// - One request is on its way at a time. Sending and fetching take turns.
///
/// A failure of the whole request makes everything wait; what is said of an entry, its document alone: the entries after
/// it in the document build on it. Waits follow ``SyncConfiguration/backoffBase`` and ``SyncConfiguration/backoffCap`` with
/// full jitter; start, foreground, a hint and "sync now" end them, a write shortens them once.
public struct SyncEngine: Sendable {
    /// How eagerly it syncs.
    public let configuration: SyncConfiguration

    /// Whether it was started, and not stopped since.
    public internal(set) var isRunning = false

    /// Up to where the other side was read.
    public internal(set) var cursor: SyncCursor?

    var now: UInt64 = 0
    var documents: [DocumentName: DocumentSync] = [:]
    var holds: [DocumentName: DocumentHold] = [:]

    /// The documents to send, those that wait longest first; some may have nothing to send any more.
    var line = DocumentLine()

    var request: SyncRequest?
    var lastRequest: UInt64 = 0
    var entryLimit: Int
    var wantsPull = false
    var isPullsTurn = false
    var nextPoll: UInt64?

    /// Until when nothing is tried after a failure, and whether a write has shortened that.
    var waitingUntil: UInt64?
    var isWaitShortened = false
    var failures = 0
    var block: SyncBlock?
    var lastFailure: RetryableFailure?

    var pendingCount = 0
    var rejectedCount = 0
    var conflictCount = 0
    var lastSynced: UInt64?

    /// Makes an engine that is not started.
    public init(configuration: SyncConfiguration = SyncConfiguration()) {
        precondition(configuration.entriesPerPush > 0, "a request has room for an entry")
        precondition(configuration.documentsPerPush > 0, "a request has room for a document")
        self.configuration = configuration
        entryLimit = configuration.entriesPerPush
    }
}
