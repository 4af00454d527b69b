/// What a value needs to mint ids and stamps while it is being edited.
///
/// Ids are unique within one value, not across the fields of a document: each field of a change counts from the change's
/// first id. That keeps fields independent plain values, while a document's version still covers every operation
/// (`Docs/Decisions/0002-ids-per-value.md`).
public struct EditSession: Hashable, Sendable {
    /// The replica that edits.
    public let replica: ReplicaID

    @usableFromInline
    var counter: UInt64

    /// Which value of the document is edited, so that one value's session is not taken for another's.
    @usableFromInline
    var place: UInt64 = 0

    /// The stamp of everything that is written.
    public let stamp: HybridTimestamp

    /// Creates a session whose first id is `nextCounter`.
    @inlinable
    public init(replica: ReplicaID, nextCounter: UInt64, stamp: HybridTimestamp) {
        self.replica = replica
        counter = nextCounter
        self.stamp = stamp
    }
}

extension EditSession {
    /// The counter of the next id.
    @inlinable
    public var nextCounter: UInt64 { counter }

    /// What is lent to the part of the value at an index.
    func nested(at index: Int) -> EditSession {
        var session = self
        session.place = (place &+ UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        session.place ^= session.place >> 29
        return session
    }

    /// Whether both are for the same value of the same replica's document.
    @inlinable
    func isForSameValue(as other: EditSession) -> Bool {
        replica == other.replica && place == other.place
    }

    /// Takes the next `count` ids and returns the first, with the stamp.
    @inlinable
    mutating func mint(_ count: Int = 1) -> Authorship {
        let end = counter + UInt64(count)
        precondition(end <= OperationID.maximumCounter, "the Lamport counter is exhausted")
        defer { counter = end }
        return Authorship(id: OperationID(counter: counter, replica: replica), stamp: stamp)
    }
}
