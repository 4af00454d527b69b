extension Replicated {
    /// Notes nothing: what is concurrent is merged, and nothing of it lost.
    @inlinable
    public static func noteWrites(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) {}

    /// Writes nothing.
    @inlinable
    public mutating func write(_ value: EncodedValue?, at path: ArraySlice<ValuePath.Part>) -> Bool { false }
}

extension StandaloneReplicated {
    /// Reads operations and hands each over with the ids that it takes.
    static func forEachOperation(
        in reader: inout WireReader,
        by authorship: Authorship,
        _ body: (Operation, Authorship) throws(WireError) -> Void
    ) throws(WireError) {
        var counter = authorship.id.counter
        while !reader.isAtEnd {
            let operation = try decodeOperation(from: &reader)
            let id = OperationID(counter: counter, replica: authorship.id.replica)
            try body(operation, Authorship(id: id, stamp: authorship.stamp))
            counter &+= UInt64(idCount(of: operation))
        }
    }
}
