/// A run of consecutive operation ids of one replica: counters from `lowerBound` up to, not including, `upperBound`.
public struct OperationIDRange: Hashable, Sendable, Codable {
    /// The replica all ids belong to.
    public let replica: ReplicaID

    /// The first counter in the range.
    public let lowerBound: UInt64

    /// The counter just past the range.
    public let upperBound: UInt64

    /// Creates a range; `lowerBound` must not exceed `upperBound`.
    public init(replica: ReplicaID, _ lowerBound: UInt64, upTo upperBound: UInt64) {
        precondition(lowerBound <= upperBound, "a range of ids runs upwards")
        self.replica = replica
        self.lowerBound = lowerBound
        self.upperBound = upperBound
    }
}

extension OperationIDRange {
    /// Whether the range holds no id.
    public var isEmpty: Bool { lowerBound == upperBound }

    /// How many ids the range holds.
    public var count: UInt64 { upperBound - lowerBound }

    /// Whether the id lies in the range.
    public func contains(_ id: OperationID) -> Bool {
        id.replica == replica && lowerBound <= id.counter && id.counter < upperBound
    }
}

extension OperationIDRange {
    /// What is left of the range without others of the same replica, which ascend and don't overlap.
    func subtracting(_ others: some Sequence<OperationIDRange>) -> [OperationIDRange] {
        var rest: [OperationIDRange] = []
        var start = lowerBound
        for other in others where other.upperBound > start && other.lowerBound < upperBound {
            if other.lowerBound > start {
                rest.append(OperationIDRange(replica: replica, start, upTo: other.lowerBound))
            }
            start = other.upperBound
        }
        if start < upperBound { rest.append(OperationIDRange(replica: replica, start, upTo: upperBound)) }
        return rest
    }
}

extension OperationIDRange: Comparable {
    /// Orders by replica, then by lower and upper bound.
    public static func < (lhs: OperationIDRange, rhs: OperationIDRange) -> Bool {
        (lhs.replica, lhs.lowerBound, lhs.upperBound) < (rhs.replica, rhs.lowerBound, rhs.upperBound)
    }
}

extension OperationIDRange: CustomStringConvertible {
    /// The bounds, `@` and the replica.
    public var description: String { "\(lowerBound)..<\(upperBound)@\(replica)" }
}

extension OperationIDRange {
    /// The ids, ascending.
    var ids: some Collection<OperationID> {
        (lowerBound..<upperBound).lazy.map { OperationID(counter: $0, replica: replica) }
    }
}
