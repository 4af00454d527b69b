/// What the other side said of one entry that it was sent.
public struct EntryOutcome: Hashable, Sendable {
    /// The entry.
    public let id: EntryID

    /// What was said of it.
    public let verdict: Verdict

    /// Puts an entry and a verdict together.
    public init(_ id: EntryID, _ verdict: Verdict) {
        self.id = id
        self.verdict = verdict
    }
}

extension EntryOutcome {
    /// What can be said of an entry.
    public enum Verdict: Hashable, Sendable {
        /// The other side has it, and keeps it. Said again of an entry that came again.
        case accepted

        /// Not now, but maybe later.
        case deferred

        /// Its document can't be synced until somebody does something.
        case blocked(SyncBlock)

        /// The other side will never take it.
        case rejected(PermanentFailure)
    }
}
