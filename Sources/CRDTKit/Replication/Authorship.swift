/// Whose operation it is and when it was made: what a replicated type needs to know to apply it.
public struct Authorship: Hashable, Sendable {
    /// The operation's first id; an operation that takes several takes the following ones.
    public let id: OperationID

    /// When it was made.
    public let stamp: HybridTimestamp

    /// Creates an authorship.
    @inlinable
    public init(id: OperationID, stamp: HybridTimestamp) {
        self.id = id
        self.stamp = stamp
    }
}

extension Authorship {
    /// The order in which the last writer wins: by stamp, then by replica, then by counter.
    var writeOrder: WriteOrder { WriteOrder(stamp: stamp, replica: id.replica, counter: id.counter) }
}
