extension RGACursor: WireCodable {
    /// Writes a byte, then the counter and the replica of the element that the cursor keeps next to, if there is one.
    public func encode(to writer: inout WireWriter) {
        switch anchor {
        case .start: writer.write(byte: 0)
        case .after(let id): write(1, id, to: &writer)
        case .before(let id): write(2, id, to: &writer)
        case .end: writer.write(byte: 3)
        }
    }

    /// Reads a cursor. That its element is anywhere is not checked: see ``RGAText/offset(of:as:)``.
    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.readByte() {
        case 0: self.init(anchor: .start)
        case 1: self.init(anchor: .after(try Self.readElement(from: &reader)))
        case 2: self.init(anchor: .before(try Self.readElement(from: &reader)))
        case 3: self.init(anchor: .end)
        case let kind: throw reader.failure(.unknown("cursor \(kind)"))
        }
    }

    private func write(_ kind: UInt8, _ element: OperationID, to writer: inout WireWriter) {
        writer.write(byte: kind)
        writer.write(element.counter)
        element.replica.encode(to: &writer)
    }

    private static func readElement(from reader: inout WireReader) throws(WireError) -> OperationID {
        let counter = try reader.readUInt64()
        guard (1...OperationID.maximumCounter).contains(counter) else { throw reader.failure(.invalid("counter")) }
        return OperationID(counter: counter, replica: try ReplicaID(from: &reader))
    }
}
