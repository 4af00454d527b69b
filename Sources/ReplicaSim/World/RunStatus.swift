/// How far a run has come, for a progress display.
public struct RunStatus: Sendable, Hashable {
    /// Microseconds of virtual time.
    public let time: Int64

    /// How many events were handled.
    public let events: Int

    /// How many edits were made.
    public let edits: Int

    /// Whether all edits are made and the replicas are only catching up.
    public let isSettling: Bool
}

/// Is told how far a run has come.
public typealias RunObserver = (RunStatus) -> Void
