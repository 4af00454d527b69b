/// Where each replica's latest run ended, for a pass over runs: those of one replica mostly come in a row.
struct RunEnds {
    private var replica: ReplicaID?
    private var latest: UInt64 = 1
    private var others: [ReplicaID: UInt64] = [:]
}

extension RunEnds {
    /// The counter past the replica's latest run, 1 before its first; the next ``note(_:)`` is about this replica.
    mutating func end(of replica: ReplicaID) -> UInt64 {
        if replica == self.replica { return latest }
        if let before = self.replica { others[before] = latest }
        self.replica = replica
        latest = others[replica] ?? 1
        return latest
    }

    /// Takes note of where a run of the replica last asked for ends.
    mutating func note(_ end: UInt64) { latest = end }
}
