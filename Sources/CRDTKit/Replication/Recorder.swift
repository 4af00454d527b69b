/// The part of a replicated value that knows where its ids come from and keeps what was done until it is collected.
///
/// It takes no part in the value's equality or encoding.
public struct Recorder<Operation: Sendable>: Sendable {
    private var origin = Origin.detached

    /// What was recorded since the edit began.
    private var operations: [Operation] = []

    /// Creates the recorder of a value that belongs to no replica.
    public init() {}

    /// Creates the recorder of a value that stands alone at a replica.
    init(replica: ReplicaID, clock: PhysicalClock) {
        origin = .standalone(StandaloneOrigin(replica: replica, clock: clock))
    }
}

extension Recorder {
    private enum Origin: Sendable {
        case detached
        case editing(EditSession)
        case standalone(StandaloneOrigin)
    }

    /// The standalone value's replica, version and clock; nil inside a document.
    var standalone: StandaloneOrigin? {
        get {
            if case .standalone(let origin) = origin { origin } else { nil }
        }
        set {
            if let newValue { origin = .standalone(newValue) }
        }
    }

    /// Whether anything was recorded and not yet collected.
    public var hasOperations: Bool { !operations.isEmpty }

    /// Takes the next `count` ids.
    public mutating func mint(_ count: Int = 1) -> Authorship {
        switch origin {
        case .detached:
            preconditionFailure(
                "this value belongs to no replica: edit it in its document (a field must be listed in its record's fields, and a copy can't be edited), or create it with init(replica:)"
            )
        case .editing(var session):
            let authorship = session.mint(count)
            origin = .editing(session)
            return authorship
        case .standalone(var alone):
            origin = .detached
            let authorship = alone.mint(count)
            origin = .standalone(alone)
            return authorship
        }
    }

    /// Keeps an operation for the document; a value that stands alone is merged as a whole and keeps none.
    public mutating func record(_ operation: Operation) {
        if case .editing = origin { operations.append(operation) }
    }

    /// The session for a value nested in this one, which mints the same ids.
    var nestedSession: EditSession {
        switch origin {
        case .detached:
            preconditionFailure(
                "this value belongs to no replica: edit it in its document (a field must be listed in its record's fields, and a copy can't be edited), or create it with init(replica:)"
            )
        case .editing(let session): session
        case .standalone(let alone): alone.session
        }
    }

    /// Makes sure that the ids up to `counter`, not included, are not minted again: a nested value used them.
    mutating func skip(to counter: UInt64) {
        switch origin {
        case .detached: break
        case .editing(var session):
            session.nextCounter = Swift.max(session.nextCounter, counter)
            origin = .editing(session)
        case .standalone(var alone):
            origin = .detached
            alone.skip(to: counter)
            origin = .standalone(alone)
        }
    }

    /// Begins an edit.
    public mutating func begin(_ session: EditSession) {
        origin = .editing(session)
    }

    /// Ends the edit that `session` began and hands over what was recorded.
    public mutating func end(_ session: EditSession) -> [Operation] {
        guard case .editing(let current) = origin, current.isForSameValue(as: session) else {
            preconditionFailure(
                "a replicated value was assigned whole during an edit; change it through its own methods instead"
            )
        }
        origin = .detached
        defer { operations = [] }
        return operations
    }
}

extension Recorder: Hashable {
    /// True: how a value is recorded is not part of what it is.
    public static func == (lhs: Recorder, rhs: Recorder) -> Bool { true }

    /// Adds nothing.
    public func hash(into hasher: inout Hasher) {}
}
