extension VersionVector {
    /// The greatest counter that is read from elsewhere; the rest up to ``OperationID/maximumCounter`` is left for the
    /// edits of whoever reads it.
    static let maximumDecodedCounter = OperationID.maximumCounter / 2

    /// The vector in a container of its own.
    public func encoded() -> [UInt8] {
        WireContainer.encode(.versionVector) { encode(to: &$0) }
    }

    /// Reads a vector from a container.
    /// - Throws: ``WireError`` when the bytes hold none.
    public init(decoding bytes: [UInt8]) throws(WireError) {
        var reader = try WireContainer.open(bytes, as: .versionVector)
        try self.init(from: &reader)
        try reader.finish()
    }

    func encode(to writer: inout WireWriter) {
        writer.write(count: entries.count)
        for entry in entries {
            writer.write(entry.replica)
            writer.write(entry.counter)
        }
    }

    init(from reader: inout WireReader) throws(WireError) {
        self.init()
        for _ in 0..<(try reader.readCount(minimumSize: 2)) {
            let replica = try reader.readReplica()
            let counter = try reader.readUInt64()
            guard (1...Self.maximumDecodedCounter).contains(counter) else {
                throw reader.failure(.invalid("version counter"))
            }
            try append(replica, counter, reader)
        }
    }

    /// Adds the entry of a replica greater than those that are there.
    private mutating func append(_ replica: ReplicaID, _ counter: UInt64, _ reader: WireReader) throws(WireError) {
        if let last = entries.last, last.replica >= replica { throw reader.failure(.invalid("replicas ascend")) }
        entries.append(Entry(replica: replica, counter: counter))
    }
}
