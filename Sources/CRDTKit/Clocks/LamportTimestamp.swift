/// A Lamport time made unique by its replica; the same thing as an operation's id.
///
/// Lamport, "Time, Clocks, and the Ordering of Events in a Distributed System" (1978).
public typealias LamportTimestamp = OperationID
