/// A replicated type that also works alone, without a document: `ORSet(replica:)`, then edit and merge.
///
/// A conforming type supplies its state, its operations one at a time and their encoding; recording, standalone merging
/// and encoding come with the protocol.
public protocol StandaloneReplicated: Replicated {
    /// Mints ids and keeps operations; a stored property that starts as `Recorder()`.
    var recorder: Recorder<Operation> { get set }

    /// How many ids the operation takes, at least 1.
    static func idCount(of operation: Operation) -> Int

    /// Applies one operation.
    mutating func apply(_ operation: Operation, by authorship: Authorship)

    /// Writes one operation.
    static func encode(_ operation: Operation, to writer: inout WireWriter)

    /// Reads one operation.
    /// - Throws: ``WireError`` when the bytes hold none.
    static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation
}

extension StandaloneReplicated {
    /// One id.
    @inlinable
    public static func idCount(of operation: Operation) -> Int { 1 }

    /// The sum over the operations.
    @inlinable
    public static func idCount(of operations: [Operation]) -> UInt64 {
        operations.reduce(0) { $0 &+ UInt64(idCount(of: $1)) }
    }

    /// Whether anything was recorded.
    @inlinable
    public var hasRecordedOperations: Bool { recorder.hasOperations }

    /// Lends the value a session.
    @inlinable
    public mutating func beginEdit(_ session: EditSession) { recorder.begin(session) }

    /// Hands over what was recorded.
    @inlinable
    public mutating func endEdit(_ session: EditSession) -> [Operation] { recorder.end(session) }

    /// Hands over what was recorded, in writing.
    @inlinable
    public mutating func endEdit(_ session: EditSession, to writer: inout WireWriter) -> UInt64 {
        var ids: UInt64 = 0
        recorder.end(session) { operation in
            ids &+= UInt64(Self.idCount(of: operation))
            Self.encode(operation, to: &writer)
        }
        return ids
    }

    /// Applies operations in order, each with the ids after those of the one before.
    @inlinable
    public mutating func apply(_ operations: [Operation], by authorship: Authorship) {
        var counter = authorship.id.counter
        for operation in operations {
            let id = OperationID(counter: counter, replica: authorship.id.replica)
            apply(operation, by: Authorship(id: id, stamp: authorship.stamp))
            counter += UInt64(Self.idCount(of: operation))
        }
    }

    /// Writes operations one after the other.
    @inlinable
    public static func encode(_ operations: [Operation], to writer: inout WireWriter) {
        for operation in operations { encode(operation, to: &writer) }
    }

    /// Reads operations one after the other.
    @inlinable
    public func decodeOperations(
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> [Operation] {
        var operations: [Operation] = []
        while !reader.isAtEnd {
            operations.append(try Self.decodeOperation(from: &reader))
        }
        return operations
    }

    /// Does an edit of this replica's: mints its ids, applies it and records it.
    @inlinable
    public mutating func perform(_ operation: Operation) {
        let authorship = recorder.mint(Self.idCount(of: operation))
        apply(operation, by: authorship)
        recorder.record(operation)
    }
}
