/// Where a replicated value's ids come from: a document that is being edited, the value itself, or nowhere.
@usableFromInline
struct RecordingOrigin: Sendable {
    @usableFromInline
    enum Mode: Sendable {
        case detached
        case editing
        case standalone
    }

    @usableFromInline
    private(set) var mode = Mode.detached

    /// The session lent by the document; meaningful while editing.
    @usableFromInline
    private(set) var session = EditSession(replica: ReplicaID(high: 0, low: 0), nextCounter: 0, stamp: .zero)

    private var alone: StandaloneOrigin?

    @usableFromInline
    init() {}

    init(replica: ReplicaID, clock: PhysicalClock) {
        mode = .standalone
        alone = StandaloneOrigin(replica: replica, clock: clock)
    }
}

extension RecordingOrigin {
    /// The standalone value's replica, version and clock; nil inside a document.
    var standalone: StandaloneOrigin? {
        get { alone }
        set {
            guard let newValue else { return }
            alone = newValue
            mode = .standalone
        }
    }

    /// Takes the next `count` ids.
    @inlinable
    mutating func mint(_ count: Int) -> Authorship {
        mode == .editing ? session.mint(count) : mintAlone(count)
    }

    /// Takes the next `count` ids and returns the first: all that a text needs.
    @inline(__always)
    mutating func mintID(_ count: Int) -> OperationID {
        guard mode == .editing else { return mintAlone(count).id }
        let first = session.counter
        session.counter = first &+ UInt64(truncatingIfNeeded: count)
        precondition(session.counter <= OperationID.maximumCounter, "the Lamport counter is exhausted")
        return OperationID(counter: first, replica: session.replica)
    }

    @usableFromInline
    mutating func mintAlone(_ count: Int) -> Authorship {
        guard let authorship = alone?.mint(count) else { Self.failDetached() }
        return authorship
    }

    /// The session for a value nested in this one, which mints the same ids.
    var nestedSession: EditSession {
        if mode == .editing { return session }
        guard let alone else { Self.failDetached() }
        return alone.session
    }

    /// Makes sure that the ids up to `counter`, not included, are not minted again: a nested value used them.
    mutating func skip(to counter: UInt64) {
        switch mode {
        case .detached: break
        case .editing: session.counter = max(session.counter, counter)
        case .standalone: alone?.skip(to: counter)
        }
    }

    @inlinable
    mutating func begin(_ session: EditSession) {
        mode = .editing
        self.session = session
    }

    /// Ends the edit that `session` began.
    @inlinable
    mutating func end(_ session: EditSession) {
        guard mode == .editing, self.session.isForSameValue(as: session) else { Self.failAssigned() }
        mode = .detached
    }

    @usableFromInline
    static func failAssigned() -> Never {
        preconditionFailure(
            "a replicated value was assigned whole during an edit; change it through its own methods instead"
        )
    }

    private static func failDetached() -> Never {
        preconditionFailure(
            "this value belongs to no replica: edit it in its document (a field must be listed in its record's fields, and a copy can't be edited), or create it with init(replica:)"
        )
    }
}
