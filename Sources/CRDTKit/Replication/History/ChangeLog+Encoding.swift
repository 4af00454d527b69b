extension ChangeLog {
    /// The log of a document that holds no history but knows where each replica stands.
    init(frontier: Frontier) {
        self.init()
        for (entry, digest) in zip(frontier.version, frontier.digests) {
            replace(ChangeHistory(replica: entry.replica, base: entry.counter, baseDigest: digest))
        }
    }

    /// Writes the history of each replica.
    func encode(to writer: inout WireWriter) {
        writer.write(count: histories.count)
        for history in histories { history.encode(to: &writer) }
    }

    /// Reads a log, which must end at the frontier.
    init(from reader: inout WireReader, frontier: Frontier) throws(WireError) {
        self.init()
        if reader.formatVersion == 1 {
            try readVersion1(from: &reader)
        } else {
            for _ in 0..<(try reader.readCount(minimumSize: ChangeHistory.minimumSize)) {
                let history = try ChangeHistory(from: &reader)
                guard histories.last.map({ $0.replica < history.replica }) ?? true else {
                    throw reader.failure(.invalid("histories ascend by replica"))
                }
                replace(history)
            }
        }
        let ends = histories.map { ($0.replica, $0.lastCounter) }
        guard ends.elementsEqual(frontier.version, by: { $0 == ($1.replica, $1.counter) }) else {
            throw reader.failure(.invalid("history does not lead to the version"))
        }
        settleDigests(as: frontier)
    }

    /// Reads where each trimmed history begins, then all changes in the order of their ids.
    private mutating func readVersion1(from reader: inout WireReader) throws(WireError) {
        for _ in 0..<(try reader.readCount(minimumSize: 10)) {
            let replica = try reader.readReplica()
            let base = try reader.readUInt64()
            let digest = try reader.readFixed()
            guard self[replica] == nil, base >= 1, base <= VersionVector.maximumDecodedCounter else {
                throw reader.failure(.invalid("history base"))
            }
            replace(ChangeHistory(replica: replica, base: base, baseDigest: digest))
        }
        for change in try Change.decode(from: &reader) {
            guard change.previousCounter == self[change.author]?.lastCounter ?? 0 else {
                throw reader.failure(.invalid("history has a gap"))
            }
            append(change)
        }
    }
}
