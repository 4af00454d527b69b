/// The part of a replicated value that knows where its ids come from and keeps what was done until it is collected.
///
/// It takes no part in the value's equality or encoding.
public struct Recorder<Operation: Sendable>: Sendable {
    @usableFromInline
    var origin: RecordingOrigin

    /// What was recorded since the edit began.
    @usableFromInline
    var operations: [Operation] = []

    /// Creates the recorder of a value that belongs to no replica.
    @inlinable
    public init() {
        origin = RecordingOrigin()
    }

    /// Creates the recorder of a value that stands alone at a replica.
    init(replica: ReplicaID, clock: PhysicalClock) {
        origin = RecordingOrigin(replica: replica, clock: clock)
    }
}

extension Recorder {
    /// The standalone value's replica, version and clock; nil inside a document.
    var standalone: StandaloneOrigin? {
        get { origin.standalone }
        set { origin.standalone = newValue }
    }

    /// Whether anything was recorded and not yet collected.
    @inlinable
    public var hasOperations: Bool { !operations.isEmpty }

    /// Whether what is recorded is kept: a value that stands alone is merged as a whole and keeps nothing.
    @inlinable
    public var keepsOperations: Bool { origin.mode == .editing }

    /// Takes the next `count` ids.
    @inlinable
    public mutating func mint(_ count: Int = 1) -> Authorship { origin.mint(count) }

    /// Keeps an operation for the document; a value that stands alone is merged as a whole and keeps none.
    @inlinable
    public mutating func record(_ operation: Operation) {
        if origin.mode == .editing { operations.append(operation) }
    }

    /// The session for a value nested in this one, which mints the same ids.
    var nestedSession: EditSession { origin.nestedSession }

    /// Makes sure that the ids up to `counter`, not included, are not minted again: a nested value used them.
    mutating func skip(to counter: UInt64) { origin.skip(to: counter) }

    /// Begins an edit.
    @inlinable
    public mutating func begin(_ session: EditSession) { origin.begin(session) }

    /// Ends the edit that `session` began and hands over what was recorded.
    @inlinable
    public mutating func end(_ session: EditSession) -> [Operation] {
        origin.end(session)
        defer { operations = [] }
        return operations
    }

    /// Ends the edit that `session` began and hands over what was recorded, one by one, keeping the room for more.
    @inlinable
    mutating func end(_ session: EditSession, _ body: (Operation) -> Void) {
        origin.end(session)
        for operation in operations { body(operation) }
        operations.removeAll(keepingCapacity: true)
    }
}

extension Recorder: Hashable {
    /// True: how a value is recorded is not part of what it is.
    @inlinable
    public static func == (lhs: Recorder, rhs: Recorder) -> Bool { true }

    /// Adds nothing.
    @inlinable
    public func hash(into hasher: inout Hasher) {}
}
