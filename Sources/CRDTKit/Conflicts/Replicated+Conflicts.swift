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

    /// Notes what a sequence's operations remove, if that is wanted; nothing else of it is decided between concurrent edits.
    static func noteRemovals<Fragment>(
        from reader: inout WireReader,
        by authorship: Authorship,
        in trace: inout WriteTrace
    ) throws(WireError) where Operation == SequenceOperation<Fragment> {
        if trace.removals == nil { return }
        try forEachOperation(in: &reader, by: authorship) { operation, _ in
            guard case .remove(let ranges) = operation else { return }
            for range in ranges { trace.note(removed: range) }
        }
    }
}
