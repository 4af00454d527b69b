extension ChangeLog {
    /// The log of a document that holds no history but knows where each replica stands.
    init(frontier: Frontier) {
        histories = zip(frontier.version, frontier.digests).map {
            History(replica: $0.replica, base: $0.counter, baseDigest: $1)
        }
    }

    /// Whether the log holds every change ever made.
    var isComplete: Bool { histories.allSatisfy { $0.base == 0 } }

    /// Writes where each trimmed history begins, then all changes in the order of their ids.
    func encode(to writer: inout WireWriter) {
        let trimmed = histories.filter { $0.base > 0 }
        writer.write(count: trimmed.count)
        for history in trimmed {
            writer.write(history.replica)
            writer.write(history.base)
            writer.write(fixed: history.baseDigest)
        }
        Change.encode(histories.flatMap(\.changes).sorted { $0.id < $1.id }, to: &writer)
    }

    /// Reads a log, which must be without gaps and end at the frontier.
    init(from reader: inout WireReader, frontier: Frontier) throws(WireError) {
        for _ in 0..<(try reader.readCount(minimumSize: 10)) {
            let replica = try reader.readReplica()
            let base = try reader.readUInt64()
            let digest = try reader.readFixed()
            guard self[replica] == nil, base >= 1, base <= frontier.version[replica] else {
                throw reader.failure(.invalid("history base"))
            }
            restart(replica, at: base, digest: digest)
        }
        for change in try Change.decode(from: &reader) {
            guard change.previousCounter == self[change.author]?.lastCounter ?? 0 else {
                throw reader.failure(.invalid("history has a gap"))
            }
            append(change)
        }
        let isAtFrontier =
            histories.count == frontier.version.count
            && zip(frontier.version, frontier.digests).allSatisfy { entry, digest in
                self[entry.replica].map { $0.lastCounter == entry.counter && $0.digest == digest } ?? false
            }
        guard isAtFrontier else { throw reader.failure(.invalid("history does not lead to the version")) }
    }
}
