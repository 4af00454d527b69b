extension Tally {
    /// Writes the number of entries, then each with its replica, ascending.
    static func encode(_ entries: [Entry], to writer: inout WireWriter) {
        writer.write(count: entries.count)
        for entry in entries {
            writer.write(entry.replica)
            entry.count.encode(to: &writer)
        }
    }

    static func decodeEntries(from reader: inout WireReader) throws(WireError) -> [Entry] {
        var entries: [Entry] = []
        for _ in 0..<(try reader.readCount(minimumSize: 4)) {
            let replica = try reader.readReplica()
            if let last = entries.last, last.replica >= replica { throw reader.failure(.invalid("replicas ascend")) }
            let count = try Count(from: &reader)
            guard reader.scope.admits(OperationID(counter: count.epoch, replica: replica)) else {
                throw reader.failure(.invalid("count's epoch"))
            }
            entries.append(Entry(replica: replica, count: count))
        }
        return entries
    }

    func encode(to writer: inout WireWriter) {
        Self.encode(entries, to: &writer)
    }

    init(from reader: inout WireReader) throws(WireError) {
        entries = try Self.decodeEntries(from: &reader)
    }
}
