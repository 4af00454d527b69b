extension EnableWinsFlag: StandaloneReplicated, InitializableReplicated, Codable {
    /// The flag's number in encoded data.
    public static var wireType: WireType { 5 }

    /// One step of a flag.
    public enum Operation: Sendable {
        /// The flag was enabled, in place of the enablings its author had seen.
        case enable(superseding: [OperationID])

        /// The enablings that the author had seen were taken back.
        case disable(observed: [OperationID])
    }

    /// Disables the flag.
    public mutating func reset() {
        if value { perform(.disable(observed: enablings.ids)) }
    }

    /// Applies one operation.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .enable(let superseded): enablings.replace(superseded, with: Nothing(), id: authorship.id)
        case .disable(let observed): enablings.remove(observed)
        }
    }

    /// Takes in another replica's state.
    public mutating func merge(_ other: EnableWinsFlag, in context: MergeContext) {
        enablings.merge(other.enablings, in: context)
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .enable(let superseded):
            writer.write(byte: 0)
            OperationIDList.encode(superseded, to: &writer)
        case .disable(let observed):
            writer.write(byte: 1)
            OperationIDList.encode(observed, to: &writer)
        }
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .enable(superseding: try OperationIDList.decode(from: &reader))
        case 1: .disable(observed: try OperationIDList.decode(from: &reader))
        case let kind: throw reader.failure(.unknown("flag operation \(kind)"))
        }
    }

    /// Writes the enablings.
    public func encodeState(to writer: inout WireWriter) {
        enablings.encode(to: &writer) { _, _ in }
    }

    /// Reads the enablings.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        enablings = try DotMap(from: &reader) { (_) throws(WireError) in Nothing() }
        try reader.finish()
    }
}
