extension LWWRegister: StandaloneReplicated {
    /// The register's number in encoded data.
    @inlinable
    public static var wireType: WireType { 1 }

    /// One step of a register.
    public enum Operation: Sendable {
        /// The register was written.
        case write(Value)

        /// The write with this place in the order was removed, with the map entry that the register is part of.
        case remove(Authorship)
    }

    /// Removes the write that this replica sees; a concurrent write that is later survives.
    @inlinable
    public mutating func reset() {
        guard let winner, winner.value != nil else { return }
        perform(.remove(winner.authorship))
    }

    /// Applies one operation.
    @inlinable
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .write(let value): take(LastWrite(value, by: authorship))
        case .remove(let observed): take(LastWrite(nil, by: observed))
        }
    }

    /// Takes in another replica's state: the later write stays, unless one side has seen it and holds nothing: there it was
    /// removed, and that was forgotten.
    @inlinable
    public mutating func merge(_ other: LWWRegister, in context: MergeContext) {
        switch (winner, other.winner) {
        case (_, nil):
            if let winner, context.theirs.contains(winner.id) { self.winner = nil }
        case (nil, let write?):
            if !context.mine.contains(write.id) { winner = write }
        case (_, let write?): take(write)
        }
    }

    /// Takes over a write if what is there gives way to it.
    @inlinable
    mutating func take(_ write: LastWrite<Value>) {
        if winner?.yields(to: write) ?? true { winner = write }
    }

    /// Writes one operation.
    @inlinable
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .write(let value):
            writer.write(byte: 0)
            value.encode(to: &writer)
        case .remove(let observed):
            writer.write(byte: 1)
            writer.write(observed.stamp)
            writer.write(observed.id)
        }
    }

    /// Reads one operation.
    @inlinable
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: return .write(try Value(from: &reader))
        case 1:
            let stamp = try reader.readStamp()
            return .remove(Authorship(id: try reader.readID(), stamp: stamp))
        case let kind: throw reader.failure(.unknown("register operation \(kind)"))
        }
    }

    /// Forgets a removed write: every replica knows that it was removed.
    @inlinable
    public mutating func compact() {
        if let winner, winner.value == nil { self.winner = nil }
    }

    /// Writes the winning write, if any.
    @inlinable
    public func encodeState(to writer: inout WireWriter) {
        winner?.encode(to: &writer)
    }

    /// Reads the winning write, if any.
    @inlinable
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        if reader.isAtEnd { return }
        winner = try LastWrite(from: &reader)
        try reader.finish()
    }
}

extension LWWRegister: Codable where Value: ExpressibleByNilLiteral {}
