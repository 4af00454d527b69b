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
        var runs: [SequenceRun] = []
        runs.reserveCapacity(count)
        try decodeReplicas(into: &runs, count: count, from: &reader)
        for index in 0..<count {
            let word = try reader.readUInt64()
            runs[index].length = Int(word >> 1)
            runs[index].isDeleted = word & 1 == 1
        }
        try decodeCounters(into: &runs, from: &reader)
        return runs
    }

    private static func decodeReplicas(
        into runs: inout [SequenceRun],
        count: Int,
        from reader: inout WireReader
    ) throws(WireError) {
        while runs.count < count {
            let replica = try reader.readReplica()
            let repetitions = try reader.readUInt64()
            guard repetitions > 0, repetitions <= UInt64(count - runs.count), replica != runs.last?.firstID.replica
            else { throw reader.failure(.invalid("the replicas of runs")) }
            let run = SequenceRun(firstID: OperationID(counter: 0, replica: replica), length: 0, isDeleted: false)
            runs.append(contentsOf: repeatElement(run, count: Int(repetitions)))
        }
    }

    private static func decodeCounters(
        into runs: inout [SequenceRun],
        from reader: inout WireReader
    ) throws(WireError) {
        var ends = RunEnds()
        for index in 0..<runs.count {
            let replica = runs[index].firstID.replica
            let counter = try reader.readInt64().addingReportingOverflow(Int64(ends.end(of: replica)))
            let id = OperationID(counter: UInt64(clamping: counter.partialValue), replica: replica)
            let length = UInt64(runs[index].length)
            guard !counter.overflow, id.counter > 0, id.counter <= OperationID.maximumCounter, length > 0,
                length <= OperationID.maximumCounter - id.counter + 1
            else { throw reader.failure(.invalid("the ids of a run")) }
            guard reader.scope.admits(id.advanced(by: runs[index].length - 1)) else {
                throw reader.failure(.invalid("the ids of a run are beyond the version"))
            }
            runs[index].firstID = id
            if index > 0, runs[index - 1].joins(runs[index]) {
                throw reader.failure(.invalid("a run that continues the one before"))
            }
            ends.note(id.counter + length)
        }
    }
}
