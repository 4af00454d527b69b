import CRDTKit

/// One edit in the history of a replicated value, with everything that its author had seen.
struct CausalNode<Edit: Sendable>: Sendable {
    let id: Int
    let edit: Edit

    /// The ids of all edits that happened before this one.
    let seen: Set<Int>

    /// Those of them that belong to earlier changes; the others are earlier edits of the same change.
    let seenAtStart: Set<Int>

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

    func isSameChange(as other: CausalNode) -> Bool {
        replica == other.replica && counter == other.counter
    }

    /// The same place in history, holding another edit.
    func with<Other>(_ edit: Other, id: Int? = nil, seeing more: Set<Int> = []) -> CausalNode<Other> {
        CausalNode<Other>(
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
