extension DisableWinsFlag: StandaloneReplicated, InitializableReplicated, Codable {
    /// The flag's number in encoded data.
    public static var wireType: WireType { 6 }

    /// One step of a flag.
    public enum Operation: Sendable {
        /// The flag was written, in place of the writes its author had seen.
        case write(Bool, superseding: [OperationID])

        /// The writes that the author had seen were forgotten, with the map entry that the flag is part of.
        case forget(observed: [OperationID])
    }

    /// Forgets the writes that this replica has seen, when the map entry that the flag is part of is removed.
    public mutating func reset() {
        if !writes.isEmpty { perform(.forget(observed: writes.ids)) }
    }

    /// Applies one operation.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .write(let value, let superseded): writes.replace(superseded, with: value, id: authorship.id)
        case .forget(let observed): writes.remove(observed)
        }
    }

    /// Takes in another replica's state.
    public mutating func merge(_ other: DisableWinsFlag, in context: MergeContext) {
        writes.merge(other.writes, in: context)
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .write(let value, let superseded):
            writer.write(byte: 0)
            value.encode(to: &writer)
            OperationIDList.encode(superseded, to: &writer)
        case .forget(let observed):
            writer.write(byte: 1)
            OperationIDList.encode(observed, to: &writer)
        }
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .write(try Bool(from: &reader), superseding: try OperationIDList.decode(from: &reader))
        case 1: .forget(observed: try OperationIDList.decode(from: &reader))
        case let kind: throw reader.failure(.unknown("flag operation \(kind)"))
        }
    }

    /// Writes the writes that are alive.
    public func encodeState(to writer: inout WireWriter) {
        writes.encode(to: &writer) { $0.encode(to: &$1) }
    }

    /// Reads the writes that are alive.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        writes = try DotMap(from: &reader) { (reader) throws(WireError) in try Bool(from: &reader) }
        try reader.finish()
    }
}
