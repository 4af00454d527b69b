/// Puts changes together again from their columns, checking each number.
struct ChangeAssembly {
    let columns: ChangeColumns
    /// By index of the author: the last counter of its latest change in the list.
    private var known: [UInt64] = []
    private var lastStamp: UInt64 = 0
    private var nextDependency = 0
    private var nextReplica = 0

    init(columns: ChangeColumns) {
        self.columns = columns
    }
}

extension ChangeAssembly {
    mutating func change(at index: Int, from reader: inout WireReader) throws(WireError) -> Change {
        let author = try replica(columns.authors[index], reader)
        if known.isEmpty { known = Array(repeating: 0, count: reader.replicas.count) }
        let authorIndex = Int(columns.authors[index])
        let previous = known[authorIndex] &+ UInt64(bitPattern: columns.previous[index])
        let skip = UInt64(bitPattern: columns.skips[index])
        let count = UInt64(bitPattern: columns.counts[index])
        let size = columns.sizes[index]
        let limit = OperationID.maximumCounter
        guard previous <= limit, skip <= limit, count >= 1, count <= limit, size >= Change.minimumOperationSize else {
            throw reader.failure(.invalid("change head"))
        }
        let first = previous + 1 + skip
        // Every id takes at least a byte of operations, so a change can't use up the counters.
        guard first <= limit, count <= limit - first, count <= UInt64(size) else {
            throw reader.failure(.invalid("change range"))
        }
        let stamp = lastStamp &+ UInt64(bitPattern: columns.stamps[index])
        let id = OperationID(counter: first, replica: author)
        let dependencies = try dependencies(columns.dependencyCounts[index], of: id, reader)
        let others = try otherReplicas(columns.replicaCounts[index], of: author, reader)
        let operations = try reader.readBytes(Int(clamping: size))
        known[authorIndex] = first + (count - 1)
        lastStamp = stamp
        return Change(
            id: id,
            count: count,
            previousCounter: previous,
            stamp: HybridTimestamp(rawValue: stamp),
            dependencies: dependencies,
            otherReplicas: others,
            operations: operations
        )
    }

    private mutating func dependencies(
        _ count: Int64,
        of id: OperationID,
        _ reader: WireReader
    ) throws(WireError) -> VersionVector {
        var version = VersionVector()
        // A writer lists them ascending, which also keeps many of them from taking quadratic time.
        for _ in 0..<count {
            let dependency = columns.dependencies[nextDependency]
            nextDependency += 1
            let replica = try replica(dependency.replica, reader)
            let counter = id.counter &- UInt64(bitPattern: dependency.distance)
            let isNext = version.entries.last.map { $0.replica < replica } ?? true
            guard isNext, replica != id.replica, counter >= 1, counter < id.counter else {
                throw reader.failure(.invalid("dependency"))
            }
            version.entries.append(VersionVector.Entry(replica: replica, counter: counter))
        }
        return version
    }

    private mutating func otherReplicas(
        _ count: Int64,
        of author: ReplicaID,
        _ reader: WireReader
    ) throws(WireError) -> [ReplicaID] {
        var others: [ReplicaID] = []
        for _ in 0..<count {
            others.append(try replica(columns.replicas[nextReplica], reader))
            nextReplica += 1
        }
        return others
    }

    private func replica(_ index: Int64, _ reader: WireReader) throws(WireError) -> ReplicaID {
        guard index >= 0, index < reader.replicas.count else { throw reader.failure(.invalid("replica index")) }
        return reader.replicas[Int(index)]
    }
}
