/// How replicas tell each other what changed: three roads to the same state.
public enum ReplicationMode: String, Sendable, Hashable, CaseIterable {
    /// Whole encoded documents are gossiped and merged.
    case state

    /// A peer is sent the changes that its version vector says it misses, bundled.
    case delta

    /// Every change is sent to everyone as it is made, and parked until its dependencies are there.
    case operations
}
