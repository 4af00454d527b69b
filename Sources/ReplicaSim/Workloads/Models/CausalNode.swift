import CRDTKit

/// One edit in the history of a replicated value, with everything that its author had seen.
struct CausalNode: Sendable {
    /// Its number; even, so that a model can put something of its own before it.
    let id: Int

    let edit: ModelEdit

    /// The edits that happened before this one.
    let seen: EditSet

    /// Those of them that belong to earlier changes; the others are earlier edits of the same change.
    let seenAtStart: EditSet

    /// When, by whom, and with which first operation id its change was made.
    let stamp: HybridTimestamp
    let replica: ReplicaID
    let counter: UInt64
}

extension CausalNode {
    /// The order in which the last writer wins.
    func isLater(than other: CausalNode) -> Bool {
        (other.stamp, other.replica, other.counter, other.id) < (stamp, replica, counter, id)
    }

    /// The same place in history, holding another edit.
    func with(_ edit: ModelEdit, id: Int? = nil, seeing more: EditSet = EditSet()) -> CausalNode {
        CausalNode(
            id: id ?? self.id,
            edit: edit,
            seen: seen.union(more),
            seenAtStart: seenAtStart,
            stamp: stamp,
            replica: replica,
            counter: counter
        )
    }
}
