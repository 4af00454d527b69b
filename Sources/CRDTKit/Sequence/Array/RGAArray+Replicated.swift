extension RGAArray: StandaloneReplicated, InitializableReplicated, Codable {
    /// The array's number in encoded data.
    public static var wireType: WireType { 13 }

    /// One step of an array.
    public typealias Operation = SequenceOperation<[Element]>

    /// Removes every element.
    public mutating func reset() { removeAll() }

    /// One id for each element inserted, one for a removal.
    public static func idCount(of operation: Operation) -> Int {
        SequenceEngine<ElementContent<Element>>.idCount(of: operation)
    }

    /// Applies one operation. O(log n).
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        engine.applyChecked(operation, firstID: authorship.id)
    }

    /// Takes in another replica's state. O(n log n) in runs.
    public mutating func merge(_ other: RGAArray, in context: MergeContext) {
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
