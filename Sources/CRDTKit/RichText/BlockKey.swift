/// An attribute of a paragraph: which paragraph, and what it is about.
struct BlockKey: Hashable, Sendable {
    /// The line break before the paragraph; nil for the first one.
    let start: OperationID?
    let key: MarkKey
}

extension BlockKey: WireCodable {
    /// Writes the replica in full, because keys are ordered by encodings that stand alone.
    func encode(to writer: inout WireWriter) {
        writer.write(byte: start == nil ? 0 : 1)
        if let start {
            writer.write(start.counter)
            start.replica.encode(to: &writer)
        }
        key.encode(to: &writer)
    }

    init(from reader: inout WireReader) throws(WireError) {
        var start: OperationID?
        if try Bool(from: &reader) {
            let counter = try reader.readUInt64()
            let id = OperationID(counter: counter, replica: try ReplicaID(from: &reader))
            guard reader.scope.admits(id) else { throw reader.failure(.invalid("operation id")) }
            start = id
        }
        self.init(start: start, key: try MarkKey(from: &reader))
    }
}
