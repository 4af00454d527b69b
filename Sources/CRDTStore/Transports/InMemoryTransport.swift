/// A transport to a hub in memory, which several may share, with faults on demand. For tests and simulations.
public actor InMemoryTransport: Transport {
    /// The other side.
    public private(set) var hub: InMemoryHub

    /// What befalls the next requests, in this order; afterwards all goes well.
    public private(set) var faults: [Fault] = []

    /// Makes a transport to a hub.
    public init(hub: InMemoryHub = InMemoryHub()) {
        self.hub = hub
    }

    /// See ``Transport/push(_:)``.
    public func push(_ entries: [OutboxEntry]) throws(SyncFailure) -> [EntryOutcome] {
        let fault = faults.isEmpty ? nil : faults.removeFirst()
        if case .loseRequest(let failure) = fault { throw failure }
        let outcomes = hub.push(entries)
        if case .loseAnswer(let failure) = fault { throw failure }
        return outcomes
    }

    /// See ``Transport/pull(since:)``.
    public func pull(since cursor: SyncCursor?) throws(SyncFailure) -> PulledBatch {
        let fault = faults.isEmpty ? nil : faults.removeFirst()
        switch fault {
        case .loseRequest(let failure), .loseAnswer(let failure): throw failure
        case nil: return hub.pull(since: cursor)
        }
    }
}

extension InMemoryTransport {
    /// What can befall a request.
    public enum Fault: Hashable, Sendable {
        /// It does not arrive, and fails in this way.
        case loseRequest(SyncFailure)

        /// It arrives and is done, but the answer does not: it fails in this way.
        case loseAnswer(SyncFailure)
    }

    /// Lets the next requests fail, after those for which that was said before.
    public func fail(next faults: [Fault]) {
        self.faults += faults
    }

    /// Puts another hub in the place of the one there is, as a server restored from a backup.
    public func replaceHub(with hub: InMemoryHub) {
        self.hub = hub
    }
}
