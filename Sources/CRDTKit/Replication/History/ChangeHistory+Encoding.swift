extension ChangeHistory {
    /// The least that a history takes: replica, base, number of runs, sizes.
    static var minimumSize: Int { 5 }

    /// Writes the base, then the runs in columns, then what they refer to.
    func encode(to writer: inout WireWriter) {
        writer.write(replica)
        writer.write(base)
        if base > 0 { writer.write(fixed: baseDigest) }
        let runs = runs
        writer.write(count: runs.count)
        ChangeRunColumns(self).encode(to: &writer)
        for context in contexts {
            context.dependencies.encode(to: &writer)
            writer.write(count: context.otherReplicas.count)
            for replica in context.otherReplicas { writer.write(replica) }
        }
        writer.write(sized: stamps)
        // What differs from change to change apart from the rest: it is mostly what was typed.
        writer.write(count: runs.reduce(0) { $0 + Int($1.headLength + $1.tailLength) })
        for run in runs { writer.write(raw: bytes[run.start..<run.windowsStart]) }
        writer.write(count: runs.reduce(0) { $0 + $1.windowsLength })
        for run in runs where run.form == .window {
            writer.write(raw: bytes[run.windowsStart..<run.windowsStart + run.windowsLength])
        }
    }

    /// Reads a history, checking that runs follow each other and that what they refer to is there.
    init(from reader: inout WireReader) throws(WireError) {
        let replica = try reader.readReplica()
        let base = try reader.readUInt64()
        guard base <= VersionVector.maximumDecodedCounter else { throw reader.failure(.invalid("history base")) }
        self.init(replica: replica, base: base, baseDigest: base > 0 ? try reader.readFixed() : 0)
        let count = try reader.readCount()
        let columns = try ChangeRunColumns(count: count, from: &reader)
        var contexts: [ChangeContext] = []
        for _ in 0..<columns.contextCount { contexts.append(try Self.readContext(from: &reader)) }
        var assembly = ChangeRunAssembly(
            columns: columns,
            contexts: contexts,
            stamps: try reader.readBytes(try reader.readCount()),
            operations: try reader.readBytes(try reader.readCount()),
            windows: try reader.readBytes(try reader.readCount()),
            endCounter: base + 1
        )
        for index in 0..<count { try assembly.addRun(index, reader) }
        try assembly.finish(reader)
        take(assembly)
    }

    private static func readContext(from reader: inout WireReader) throws(WireError) -> ChangeContext {
        let dependencies = try VersionVector(from: &reader)
        var others: [ReplicaID] = []
        for _ in 0..<(try reader.readCount()) { others.append(try reader.readReplica()) }
        return ChangeContext(dependencies: dependencies, otherReplicas: others)
    }

    /// The stamp of a run's last change.
    func lastStamp(of run: ChangeRun) -> UInt64 {
        if run.stampsStart < 0 { return run.stamp &+ run.stampStep &* UInt64(run.count - 1) }
        var offset = run.stampsStart
        return (1..<run.count).reduce(run.stamp) { stamp, _ in stamp &+ stampDifference(at: &offset) }
    }

    /// The difference at a place, which moves past it.
    func stampDifference(at offset: inout Int) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = stamps[offset]
            offset += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }
}
