import CRDTKit

/// What a version vector or a causal context says, as the plain set of ids that it covers.
struct DotSet: Hashable {
    var ids: Set<OperationID> = []
}

extension DotSet {
    /// Counters at which ids are looked at; everything in these tests is smaller.
    static let counters: ClosedRange<UInt64> = 1...20

    /// The ids among the small ones that satisfy the condition.
    init(where isIncluded: (OperationID) -> Bool) {
        for replica in ReplicaNames.all {
            for counter in Self.counters {
                let id = OperationID(counter: counter, replica: replica)
                if isIncluded(id) { ids.insert(id) }
            }
        }
    }

    mutating func insert(_ range: OperationIDRange) {
        for counter in range.lowerBound..<range.upperBound {
            ids.insert(OperationID(counter: counter, replica: range.replica))
        }
    }

    /// The greatest counter up to which there is no gap.
    func prefix(of replica: ReplicaID) -> UInt64 {
        var counter: UInt64 = 0
        while ids.contains(OperationID(counter: counter + 1, replica: replica)) { counter += 1 }
        return counter
    }
}
