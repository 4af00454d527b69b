/// What the engine knows of one document.
struct DocumentSync: Hashable, Sendable {
    var pending = 0
    var tick: UInt64 = 0
    var isRejected = false
    var isInConflict = false
    var isInFlight = false

    /// How often it was put off in a row.
    var failures = 0

    /// Whether it stands in the line of documents to send.
    var isQueued = false

    /// When the other side last had everything of it, as far as that was while something was pending.
    var lastSynced: UInt64?
}

extension DocumentSync {
    /// Whether there is something to send, and nothing of the document itself against it but a hold.
    var maySend: Bool { pending > 0 && !isRejected && !isInFlight }
}
