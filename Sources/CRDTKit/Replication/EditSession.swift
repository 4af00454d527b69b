/// What a value needs to mint ids and stamps while it is being edited.
///
/// Ids are unique within one value, not across the fields of a document: each field of a change counts from the change's
/// first id. That keeps fields independent plain values, while a document's version still covers every operation
/// (`Docs/Decisions/0002-ids-per-value.md`).
public struct EditSession: Hashable, Sendable {
    /// The replica that edits.
    public let replica: ReplicaID

    /// The counter of the next id.
    public internal(set) var nextCounter: UInt64

    /// Which value of the document is edited, so that one value's session is not taken for another's.
    private(set) var place: UInt64 = 0

    /// The stamp of everything that is written.
    public internal(set) var stamp: HybridTimestamp

    /// Creates a session whose first id is `nextCounter`.
    public init(replica: ReplicaID, nextCounter: UInt64, stamp: HybridTimestamp) {
        self.replica = replica
        self.nextCounter = nextCounter
        self.stamp = stamp
    }
}

extension EditSession {
    /// What is lent to the part of the value at an index.
    func nested(at index: Int) -> EditSession {
        var session = self
        session.place = (place &+ UInt64(index) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        session.place ^= session.place >> 29
        return session
    }

    /// Whether both are for the same value of the same replica's document.
    func isForSameValue(as other: EditSession) -> Bool {
        replica == other.replica && place == other.place
    }

    /// Takes the next `count` ids and returns the first, with the stamp.
    mutating func mint(_ count: Int = 1) -> Authorship {
        let end = nextCounter + UInt64(count)
        precondition(end <= OperationID.maximumCounter, "the Lamport counter is exhausted")
        defer { nextCounter = end }
        return Authorship(id: OperationID(counter: nextCounter, replica: replica), stamp: stamp)
    }
}
