/// An operation with its place in history.
public struct Deed<Operation: Sendable>: Sendable {
    /// What tells it from all others.
    public let number: Int

    /// Who did it.
    public let replica: Int

    /// What was done.
    public let operation: Operation

    /// What the replica's clock showed, in milliseconds.
    public let milliseconds: UInt64

    let seen: EditSet
}

extension Deed {
    /// Whether its author had seen the other one.
    public func saw(_ other: Deed) -> Bool { seen.contains(other.number) }
}
