/// The replicas that occur in one sequence, so that spans can name them by a small number.
///
/// Numbers are given in order of appearance and therefore differ between replicas; nothing that leaves the sequence may
/// depend on them.
struct ReplicaTable: Sendable {
    private(set) var ids: [ReplicaID] = []

    /// Where each replica stands in a table too long to search from its start.
    private var indices: [ReplicaID: Int32] = [:]

    private var latest: Int32 = 0
}

extension ReplicaTable {
    subscript(index: Int32) -> ReplicaID { ids[Int(index)] }

    /// The replica's index, or `nil` when no span names it.
    func index(of replica: ReplicaID) -> Int32? {
        if Int(latest) < ids.count, ids[Int(latest)] == replica { return latest }
        if ids.count <= Self.longestSearch { return ids.firstIndex(of: replica).map(Int32.init) }
        return indices[replica]
    }

    /// The longest table that is searched from its start: up to there, hashing costs more than comparing.
    private static var longestSearch: Int { 12 }

    /// Whether an index is this replica's; false if the replica is not the one last interned.
    @inline(__always)
    func isLatest(_ index: Int32, _ replica: ReplicaID) -> Bool { index == latest && ids[Int(index)] == replica }

    /// The replica's index, a new one when it has none yet.
    @inline(__always)
    mutating func intern(_ replica: ReplicaID) -> Int32 {
        if Int(latest) < ids.count, ids[Int(latest)] == replica { return latest }
        return internAnother(replica)
    }

    private mutating func internAnother(_ replica: ReplicaID) -> Int32 {
        let index = index(of: replica) ?? Int32(ids.count)
        if Int(index) == ids.count {
            ids.append(replica)
            if ids.count == Self.longestSearch + 1 {
                for (index, replica) in ids.enumerated() { indices[replica] = Int32(index) }
            } else if ids.count > Self.longestSearch {
                indices[replica] = index
            }
        }
        latest = index
        return index
    }

    /// Whether `first` is the lesser id: by counter, then by replica.
    func isOrdered(_ first: LocalID, before second: LocalID) -> Bool {
        if first.counter != second.counter { return first.counter < second.counter }
        if first.replica == second.replica || first.replica < 0 { return false }
        if second.replica < 0 { return true }
        return self[first.replica] < self[second.replica]
    }

    func operationID(_ id: LocalID) -> OperationID {
        OperationID(counter: id.counter, replica: self[id.replica])
    }
}
