extension PNCounter: StandaloneReplicated, InitializableReplicated, Codable {
    /// The counter's number in encoded data.
    public static var wireType: WireType { 4 }

    /// One step of a counter.
    public enum Operation: Sendable {
        /// The author counted up.
        case increment(CounterStep)

        /// The author counted down.
        case decrement(CounterStep)

        /// What the author had seen was reset.
        case reset(increments: CounterReset, decrements: CounterReset)
    }

    /// Takes away the steps that this replica has seen, when the map entry that the counter is part of is removed; what
    /// others count concurrently stays.
    public mutating func reset() {
        let up = CounterReset(observed: increments.observed)
        let down = CounterReset(observed: decrements.observed)
        if !up.isEmpty || !down.isEmpty { perform(.reset(increments: up, decrements: down)) }
    }

    /// Applies one operation.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .increment(let step): increments.join(step.count, of: authorship.id.replica)
        case .decrement(let step): decrements.join(step.count, of: authorship.id.replica)
        case .reset(let up, let down):
            increments.reset(up.observed)
            decrements.reset(down.observed)
        }
    }

    /// Takes in another replica's state. O(n log n) for n replicas.
    public mutating func merge(_ other: PNCounter, in context: MergeContext) {
        increments.merge(other.increments, in: context)
        decrements.merge(other.decrements, in: context)
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .increment(let step):
            writer.write(byte: 0)
            step.count.encode(to: &writer)
        case .decrement(let step):
            writer.write(byte: 1)
            step.count.encode(to: &writer)
        case .reset(let up, let down):
            writer.write(byte: 2)
            Tally.encode(up.observed, to: &writer)
            Tally.encode(down.observed, to: &writer)
        }
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .increment(CounterStep(count: try Count(from: &reader)))
        case 1: .decrement(CounterStep(count: try Count(from: &reader)))
        case 2:
            .reset(
                increments: CounterReset(observed: try Tally.decodeEntries(from: &reader)),
                decrements: CounterReset(observed: try Tally.decodeEntries(from: &reader))
            )
        case let kind: throw reader.failure(.unknown("counter operation \(kind)"))
        }
    }

    /// Writes the replicas' counts up, then those down, ascending by replica.
    public func encodeState(to writer: inout WireWriter) {
        increments.encode(to: &writer)
        decrements.encode(to: &writer)
    }

    /// Reads the replicas' counts.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        increments = try Tally(from: &reader)
        decrements = try Tally(from: &reader)
        try reader.finish()
    }

    /// Forgets the counts that were reset.
    public mutating func compact() {
        increments.compact()
        decrements.compact()
    }
}
