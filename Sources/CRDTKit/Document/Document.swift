/// Replicated data that is edited offline, exchanged in any way, and always agrees in the end.
///
/// A document holds a root, which is any replicated type or a ``ReplicatedRecord`` of them, under one causal context.
/// Edits read like plain Swift; each statement becomes a ``Change``, or several do when they are grouped:
///
///     var note = Document<Note>(replica: phone)
///     note.title = "Groceries"
///     note.edit {
///         $0.tags.insert("home")
///         $0.body.append("milk\n")
///     }
///     try other.merge(note)
///
/// What a document hands out (``changes(since:)``) another takes in (``apply(_:)-(Change)``), in any order and any number of times.
/// It is a value: copies are independent, and may be used on different threads. Two copies must not both be *edited* under
/// one replica id, though: use ``fork(as:)`` for a second editor.
@dynamicMemberLookup
public struct Document<Root: InitializableReplicated>: Sendable {
    // The content comes last: what stands before it has its place whatever the root is.
    @usableFromInline
    var core: DocumentCore
    var parked: ChangeBuffer

    /// Changes that use this document's replica ids for another history; see ``Equivocation``.
    public internal(set) var equivocations: [Equivocation] = []

    /// Why parked changes were refused when their turn came, since ``takeRefusals()`` was last called; at most
    /// ``maximumRefusals``.
    public internal(set) var refusals: [DocumentError] = []

    /// Changes with operations that a later version wrote, not applied.
    @usableFromInline
    var unreadable: [Change] = []

    /// Changes that were applied but for fields that a later version added.
    var partlyUnread: [OperationID] = []

    /// How far ahead each replica's stamps were found to be at most.
    var observedDrift: [ReplicaID: UInt64] = [:]

    /// The entry of ``observedDrift`` that was last looked at.
    var latestDrift: (replica: ReplicaID, milliseconds: UInt64) = (ReplicaID(high: 0, low: 0), 0)

    @usableFromInline
    var content: Root

    /// Creates an empty document.
    /// - Parameters:
    ///   - replica: the identity of this running copy, such as `ReplicaID.random(using:)` once per installation.
    ///   - clock: physical time in milliseconds since 1970, for deciding between concurrent writes.
    ///   - maximumParkedSize: the most bytes of changes that are parked while they wait for others.
    public init(
        replica: ReplicaID,
        clock: PhysicalClock = .logical,
        maximumParkedSize: Int = defaultMaximumParkedSize
    ) {
        core = DocumentCore(replica: replica, physical: clock)
        content = Root()
        parked = ChangeBuffer(maximumSize: maximumParkedSize)
    }
}

extension Document {
    /// The identity under which this copy edits.
    public var replica: ReplicaID { core.replica }

    /// What has been applied: the last counter of every replica.
    public internal(set) var version: VersionVector {
        get { core.version }
        set { core.setVersion(newValue) }
    }

    /// The clock that stamps changes; its high-water mark is saved with the document.
    ///
    /// Set ``HybridLogicalClock/maximumDrift`` and ``HybridLogicalClock/policy`` to guard against others' bad clocks.
    public var clock: HybridLogicalClock {
        get { core.clock }
        set { core.clock = newValue }
    }

    /// Whether a later version of the app wrote something that this one can't show: fields or operations it doesn't know.
    /// All of it is kept and passed on.
    public var needsNewerVersion: Bool { !unreadable.isEmpty || !partlyUnread.isEmpty }

    var physical: PhysicalClock { core.physical }

    var log: ChangeLog {
        get { core.log }
        _modify { yield &core.log }
    }

    var latestStamp: HybridTimestamp {
        get { core.latestStamp }
        set { core.latestStamp = newValue }
    }
}

extension Document {
    /// 64 MiB.
    public static var defaultMaximumParkedSize: Int { 64 << 20 }

    /// How many refusals are listed.
    public static var maximumRefusals: Int { 100 }

    /// How many equivocations are kept; further ones are still reported as errors.
    public static var maximumEquivocations: Int { DocumentLocalState.maximumEquivocations }

    /// How far ahead of this device's physical clock a replica's stamps have been at most, in milliseconds.
    public func observedDrift(of replica: ReplicaID) -> UInt64 {
        observedDrift[replica] ?? 0
    }

    /// The changes that wait for others, ascending by author and id.
    public var parkedChanges: [Change] { parked.changes }

    /// What must come before everything that is parked can be applied, ascending by replica. O(n) for n parked changes.
    public var missingRanges: [OperationIDRange] { parked.missing(from: version) }

    /// Everything this document holds: what is applied, and beyond that what is parked and what is kept unread.
    public var causalContext: CausalContext {
        var context = parked.context(of: version)
        for change in unreadable { context.insert(change.range) }
        return context
    }

    /// How many changes history holds.
    public var changeCount: Int { log.count }
}

extension Document: Equatable {
    /// Whether both have applied the same operations and hold the same content; the replicas' identities, clocks, histories
    /// and parked changes don't count.
    ///
    /// What removals left behind is content too: after ``compact(versions:)`` a document equals others again when they
    /// have been compacted at the same version as well. What a user sees is the same meanwhile.
    public static func == (lhs: Document, rhs: Document) -> Bool {
        lhs.version == rhs.version && lhs.content == rhs.content
    }
}

extension Document: CustomStringConvertible {
    /// The root and the version.
    public var description: String { "\(content) at \(version)" }
}
