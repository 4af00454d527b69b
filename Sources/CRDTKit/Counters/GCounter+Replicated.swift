extension GCounter: StandaloneReplicated, InitializableReplicated, Codable {
    /// The counter's number in encoded data.
    public static var wireType: WireType { 3 }

    /// One step of a counter.
    public enum Operation: Sendable {
        /// The author counted up.
        case increment(CounterStep)

        /// What the author had seen was reset.
        case reset(CounterReset)
    }

    /// Takes away what this replica has seen, when the map entry that the counter is part of is removed; what others
    /// count concurrently stays.
    public mutating func reset() {
        let observed = CounterReset(observed: increments.observed)
        if !observed.isEmpty { perform(.reset(observed)) }
    }

    /// Applies one operation.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .increment(let step): increments.join(step.count, of: authorship.id.replica)
        case .reset(let reset): increments.reset(reset.observed)
        }
    }

    /// Takes in another replica's state. O(n log n) for n replicas.
    public mutating func merge(_ other: GCounter, in context: MergeContext) {
        increments.merge(other.increments, in: context)
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .increment(let step):
            writer.write(byte: 0)
            step.count.encode(to: &writer)
        case .reset(let reset):
            writer.write(byte: 1)
            Tally.encode(reset.observed, to: &writer)
        }
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .increment(CounterStep(count: try Count(from: &reader)))
        case 1: .reset(CounterReset(observed: try Tally.decodeEntries(from: &reader)))
        case let kind: throw reader.failure(.unknown("counter operation \(kind)"))
        }
    }

    /// Writes the replicas' counts, ascending by replica.
    public func encodeState(to writer: inout WireWriter) {
        increments.encode(to: &writer)
    }

    /// Reads the replicas' counts.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        increments = try Tally(from: &reader)
        try reader.finish()
    }

    /// Forgets the counts that were reset.
    public mutating func compact() {
        increments.compact()
    }
}
