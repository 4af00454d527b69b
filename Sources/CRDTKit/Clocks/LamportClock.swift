/// A Lamport clock: a counter that is always past everything its replica has seen (Lamport 1978).
public struct LamportClock: Hashable, Sendable, Codable {
    /// The replica whose timestamps this clock issues.
    public let replica: ReplicaID

    /// The greatest counter issued or received so far; 0 before the first.
    public private(set) var latest: UInt64

    /// Creates a clock, past `latest` when it continues a saved one.
    public init(replica: ReplicaID, latest: UInt64 = 0) {
        self.replica = replica
        self.latest = latest
    }
}

extension LamportClock {
    /// Issues the next timestamp, greater than every timestamp issued or received before.
    public mutating func tick() -> LamportTimestamp {
        precondition(latest < OperationID.maximumCounter, "the Lamport counter is exhausted")
        latest += 1
        return LamportTimestamp(counter: latest, replica: replica)
    }

    /// Takes note of a timestamp seen, so that the next one issued is greater; one beyond
    /// ``OperationID/maximumCounter`` is noted as that maximum.
    public mutating func receive(_ timestamp: LamportTimestamp) {
        latest = max(latest, min(timestamp.counter, OperationID.maximumCounter))
    }
}
