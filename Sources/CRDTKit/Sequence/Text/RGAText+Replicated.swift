extension RGAText: StandaloneReplicated, InitializableReplicated, Codable {
    /// The text's number in encoded data.
    public static var wireType: WireType { 14 }

    /// One step of a text.
    public typealias Operation = SequenceOperation<String>

    /// Removes everything.
    public mutating func reset() { removeAll() }

    /// One id for each scalar inserted, one for a removal.
    public static func idCount(of operation: Operation) -> Int {
        SequenceEngine<TextContent>.idCount(of: operation)
    }

    /// Takes in another replica's state. O(n log n) in runs.
    public mutating func merge(_ other: RGAText, in context: MergeContext) {
        engine.merge(other.engine, mine: context.mine, theirs: context.theirs)
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        operation.encode(to: &writer)
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        try Operation(from: &reader)
    }

    /// Reads operations and makes sure that what they refer to is here.
    public func decodeOperations(
        from reader: inout WireReader,
        by authorship: Authorship
    ) throws(WireError) -> [Operation] {
        try engine.decodeOperations(from: &reader, firstID: authorship.id)
    }

    /// Writes the runs, removed ones among them, then their content.
    public func encodeState(to writer: inout WireWriter) {
        engine.encodeState(to: &writer)
    }

    /// Reads the runs and their content.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        engine = try SequenceEngine(from: &reader)
    }

    /// Forgets what was removed.
    public mutating func compact() {
        engine.removeTombstones()
    }
}
