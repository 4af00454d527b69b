/// One of several concurrent writes.
public struct ConflictSide: Hashable, Sendable {
    /// What was written; nil for a removal. Of sets and of keys of maps with replicated values, whether it is there.
    public let value: EncodedValue?

    /// The id of the write, which names its author.
    public let id: OperationID

    /// When it was made.
    public let stamp: HybridTimestamp

    /// Whether it shows, by the rule of its type.
    public let stands: Bool
}

extension ConflictSide {
    /// Whose write it is.
    public var author: ReplicaID { id.replica }
}
