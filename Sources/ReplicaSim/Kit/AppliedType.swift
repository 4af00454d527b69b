/// A replicated type whose replicas exchange operations and apply them: an operation-based CRDT.
public protocol AppliedType: TestedType {
    /// Applies an operation, of one's own or of another replica.
    mutating func apply(_ operation: Operation, at moment: Moment)

    /// What the type relies on.
    var delivery: Delivery { get }

    /// What merging with another replica's value gives; nil where the type has no merging. It must equal applying what is
    /// missing.
    func merging(_ other: Self) -> Self?
}

extension AppliedType {
    /// Once, and after everything its author had seen.
    public var delivery: Delivery { .causal }

    /// No merging.
    public func merging(_ other: Self) -> Self? { nil }
}
