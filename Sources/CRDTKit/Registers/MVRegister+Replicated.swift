extension MVRegister: StandaloneReplicated, InitializableReplicated, Codable {
    /// The register's number in encoded data.
    @inlinable
    public static var wireType: WireType { 2 }

    /// One step of a register.
    public enum Operation: Sendable {
        /// The register was written, in place of the writes its author had seen.
        case write(Value, superseding: [OperationID])

        /// The writes that the author had seen were removed.
        case remove(observed: [OperationID])
    }

    /// Removes the values that this replica sees; one written concurrently survives.
    @inlinable
    public mutating func reset() {
        if !writes.isEmpty { perform(.remove(observed: writes.ids)) }
    }

    /// Applies one operation.
    @inlinable
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .write(let value, let superseded):
            writes.replace(superseded, with: Write(value: value, stamp: authorship.stamp), id: authorship.id)
        case .remove(let observed):
            writes.remove(observed)
        }
    }

    /// Writes the register in place of everything that this replica sees.
    @inlinable
    mutating func perform(writing value: Value) {
        let observed = writes
        let authorship = recorder.mint()
        writes.replaceAll(with: Write(value: value, stamp: authorship.stamp), id: authorship.id)
        // A value that stands alone keeps no operations: it would list the ids for nothing.
        if recorder.keepsOperations { recorder.record(.write(value, superseding: observed.ids)) }
    }

    /// Takes in another replica's state.
    @inlinable
    public mutating func merge(_ other: MVRegister, in context: MergeContext) {
        writes.merge(other.writes, in: context)
    }

    /// Writes one operation.
    @inlinable
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .write(let value, let superseded):
            writer.write(byte: 0)
            value.encode(to: &writer)
            OperationIDList.encode(superseded, to: &writer)
        case .remove(let observed):
            writer.write(byte: 1)
            OperationIDList.encode(observed, to: &writer)
        }
    }

    /// Reads one operation.
    @inlinable
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: .write(try Value(from: &reader), superseding: try OperationIDList.decode(from: &reader))
        case 1: .remove(observed: try OperationIDList.decode(from: &reader))
        case let kind: throw reader.failure(.unknown("register operation \(kind)"))
        }
    }

    /// Writes the writes that are alive, each with its time.
    @inlinable
    public func encodeState(to writer: inout WireWriter) {
        writes.encode(to: &writer) { write, writer in
            writer.write(write.stamp)
            write.value.encode(to: &writer)
        }
    }

    /// Reads the writes that are alive.
    @inlinable
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        writes = try DotMap(from: &reader) { (reader) throws(WireError) in
            let stamp = try reader.readStamp()
            return Write(value: try Value(from: &reader), stamp: stamp)
        }
        try reader.finish()
    }
}
