/// How runs are written: how many, then their replicas, their lengths and their counters, each in a column of its own.
///
/// Replicas are written once for each stretch of runs that share one. A length has the deletion flag as its lowest bit. A
/// counter is written as the distance from where the replica's previous run in document order ended, from 1 for its first.
enum SequenceRunColumns {
    static func encode(_ runs: [SequenceRun], to writer: inout WireWriter) {
        writer.write(count: runs.count)
        var index = 0
        while index < runs.count {
            let replica = runs[index].firstID.replica
            let end = runs[index...].firstIndex { $0.firstID.replica != replica } ?? runs.count
            writer.write(replica)
            writer.write(count: end - index)
            index = end
        }
        for run in runs {
            writer.write(UInt64(run.length) << 1 | (run.isDeleted ? 1 : 0))
        }
        var ends = RunEnds()
        for run in runs {
            writer.write(Int64(run.firstID.counter) - Int64(ends.end(of: run.firstID.replica)))
            ends.note(run.firstID.counter + UInt64(run.length))
        }
    }

    /// Reads runs that are in canonical form and of which each by itself is valid.
    static func decode(from reader: inout WireReader) throws(WireError) -> [SequenceRun] {
        // Each run takes a byte in either of two columns.
        let count = try reader.readCount(minimumSize: 2)
        let stretches = try decodeReplicas(count: count, from: &reader)
        let words = try reader.readUInt64s(count)
        let distances = try reader.readInt64s(count)
        var runs: [SequenceRun] = []
        runs.reserveCapacity(count)
        var ends = RunEnds()
        for (replica, repetitions) in stretches {
            var end = ends.end(of: replica)
            let limit = reader.scope.greatestCounter(of: replica)
            for index in runs.count..<runs.count + repetitions {
                let length = words[index] >> 1
                let (first, overflow) = Int64(end).addingReportingOverflow(distances[index])
                guard !overflow, first > 0, first <= OperationID.maximumCounter, length > 0,
                    length <= OperationID.maximumCounter - UInt64(first) + 1
                else { throw reader.failure(.invalid("the ids of a run")) }
                let run = SequenceRun(
                    firstID: OperationID(counter: UInt64(first), replica: replica),
                    length: Int(length),
                    isDeleted: words[index] & 1 == 1
                )
                end = UInt64(first) + length
                guard end - 1 <= limit else {
                    throw reader.failure(.invalid("the ids of a run are beyond the version"))
                }
                if let last = runs.last, last.joins(run) {
                    throw reader.failure(.invalid("a run that continues the one before"))
                }
                runs.append(run)
            }
            ends.note(end)
        }
        return runs
    }

    /// Reads for each stretch of runs of one replica that replica and how many they are.
    private static func decodeReplicas(
        count: Int,
        from reader: inout WireReader
    ) throws(WireError) -> [(replica: ReplicaID, repetitions: Int)] {
        var stretches: [(replica: ReplicaID, repetitions: Int)] = []
        var rest = UInt64(count)
        while rest > 0 {
            let replica = try reader.readReplica()
            let repetitions = try reader.readUInt64()
            guard repetitions > 0, repetitions <= rest, replica != stretches.last?.replica else {
                throw reader.failure(.invalid("the replicas of runs"))
            }
            stretches.append((replica, Int(repetitions)))
            rest -= repetitions
        }
        return stretches
    }
}
