/// The identity of one operation — a *dot*: a Lamport counter and the replica that used it.
///
/// Ordered by counter, then by replica, so that an operation is greater than every operation its author had seen
/// (Lamport 1978). Within one replicated value no two operations share an id.
public struct OperationID: Hashable, Sendable, Codable {
    /// The Lamport counter; the first operation of a replica that has seen nothing uses 1.
    public let counter: UInt64

    /// The replica that made the operation.
    public let replica: ReplicaID

    /// Creates the id of a replica's operation.
    @inlinable
    public init(counter: UInt64, replica: ReplicaID) {
        self.counter = counter
        self.replica = replica
    }
}

extension OperationID {
    /// The greatest counter that is accepted, 2⁶² − 1, so that arithmetic on counters never overflows.
    @inlinable
    public static var maximumCounter: UInt64 { (1 << 62) - 1 }

    /// The id `distance` counters further on, by the same replica.
    func advanced(by distance: Int) -> OperationID {
        OperationID(counter: counter + UInt64(distance), replica: replica)
    }
}

extension OperationID: Comparable {
    /// Orders by counter, then by replica.
    @inlinable
    public static func < (lhs: OperationID, rhs: OperationID) -> Bool {
        lhs.counter != rhs.counter ? lhs.counter < rhs.counter : lhs.replica < rhs.replica
    }
}

extension OperationID: CustomStringConvertible {
    /// The counter, `@` and the replica.
    public var description: String {
        "\(counter)@\(replica)"
    }
}
