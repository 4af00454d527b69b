import CRDTKit

/// The replicas of a test: not in the order of their places, and one id beyond 64 bits.
enum ReplicaNames {
    static let all: [ReplicaID] = [3, 1, ReplicaID(high: 1 << 40, low: 2)]
}
