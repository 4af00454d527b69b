/// An atomic group of operations of one replica: the unit of transport, of idempotency and of history.
///
/// A change is applied once and whole, after everything that its author had seen. Its ``id`` is its idempotency key. The
/// operations are kept as the bytes that the author wrote, so that a change is passed on exactly as it came, also by an
/// app too old to understand all of it.
public struct Change: Hashable, Sendable {
    /// The id of its first operation.
    public let id: OperationID

    /// How many ids it takes, at least 1.
    public let count: UInt64

    /// The last counter of its author's previous change, 0 for the first: what makes a gap visible.
    public let previousCounter: UInt64

    /// When it was made; also the stamp of every write in it.
    public let stamp: HybridTimestamp

    /// What it refers to beyond its author, nil for nothing: most changes are handed about without a reference to it.
    private let context: Context?

    /// The operations, encoded.
    let operations: [UInt8]
}

extension Change {
    private final class Context: Hashable, Sendable {
        let value: ChangeContext

        init(_ value: ChangeContext) {
            self.value = value
        }

        static func == (left: Context, right: Context) -> Bool { left.value == right.value }

        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    init(
        id: OperationID,
        count: UInt64,
        previousCounter: UInt64,
        stamp: HybridTimestamp,
        context: ChangeContext = ChangeContext(),
        operations: [UInt8]
    ) {
        self.id = id
        self.count = count
        self.previousCounter = previousCounter
        self.stamp = stamp
        self.context = context.isEmpty ? nil : Context(context)
        self.operations = operations
    }

    init(
        id: OperationID,
        count: UInt64,
        previousCounter: UInt64,
        stamp: HybridTimestamp,
        dependencies: VersionVector,
        otherReplicas: [ReplicaID],
        operations: [UInt8]
    ) {
        self.init(
            id: id,
            count: count,
            previousCounter: previousCounter,
            stamp: stamp,
            context: ChangeContext(dependencies: dependencies, otherReplicas: otherReplicas),
            operations: operations
        )
    }

    /// What its author had seen from others since its previous change.
    public var dependencies: VersionVector { context?.value.dependencies ?? VersionVector() }

    /// The replicas that the operations refer to by index, behind the author, which has index 0.
    var otherReplicas: [ReplicaID] { context?.value.otherReplicas ?? [] }

    /// Whether it refers to its author alone.
    @inline(__always)
    var isSelfContained: Bool { context == nil }

    /// What it refers to beyond its author.
    var contextValue: ChangeContext { context?.value ?? ChangeContext() }
}

extension Change {
    /// The replica that made it.
    public var author: ReplicaID { id.replica }

    /// The last counter that it takes.
    public var lastCounter: UInt64 { id.counter + (count - 1) }

    /// All ids up to its last that its author has not used in earlier changes.
    public var range: OperationIDRange {
        OperationIDRange(replica: author, previousCounter + 1, upTo: lastCounter + 1)
    }

    /// The approximate size on the wire, in bytes.
    public var encodedSize: Int { operations.count + 8 + 4 * (dependencies.count + otherReplicas.count) }

    /// A digest of everything that the change is.
    var digest: UInt64 {
        Self.digest(
            id,
            count: count,
            previousCounter: previousCounter,
            stamp: stamp.rawValue,
            context: contextValue,
            operations: operations
        )
    }

    /// The digest of a change of which the parts are at hand.
    @inline(__always)
    static func digest(
        _ id: OperationID,
        count: UInt64,
        previousCounter: UInt64,
        stamp: UInt64,
        context: ChangeContext?,
        operations: [UInt8]
    ) -> UInt64 {
        var digest = ContentDigest()
        digest.combine(id)
        digest.combine(count)
        digest.combine(previousCounter)
        digest.combine(stamp)
        if let context { digest.combine(context) }
        digest.combine(operations)
        return digest.value
    }

    /// A reader of the operations, which may refer to what `version` covers and to the change's own ids.
    /// - Parameter table: a table of the author alone, if one is at hand.
    func operationReader(at version: VersionVector, table: [ReplicaID]? = nil) -> WireReader {
        WireReader(
            operations,
            from: 0,
            to: operations.count,
            replicas: isSelfContained ? table ?? [author] : [author] + otherReplicas,
            base: id.counter,
            scope: WireScope(maximumCounter: lastCounter, version: version, own: author, latestStamp: stamp)
        )
    }
}

extension Change: CustomStringConvertible {
    /// The ids, the stamp and the size.
    public var description: String {
        "change \(id) (\(count) ids, \(operations.count) bytes, \(stamp))"
    }
}
