extension LWWRegister: StandaloneReplicated {
    /// The register's number in encoded data.
    public static var wireType: WireType { 1 }

    /// One step of a register.
    public enum Operation: Sendable {
        /// The register was written.
        case write(Value)

        /// The write with this place in the order was removed, with the map entry that the register is part of.
        case remove(Authorship)
    }

    /// Removes the write that this replica sees; a concurrent write that is later survives.
    public mutating func reset() {
        guard let winner, winner.value != nil else { return }
        perform(.remove(Authorship(id: winner.order.id, stamp: winner.order.stamp)))
    }

    /// Applies one operation.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .write(let value): take(Write(order: authorship.writeOrder, value: value))
        case .remove(let observed): take(Write(order: observed.writeOrder, value: nil))
        }
    }

    /// Takes in another replica's state: the later write stays.
    public mutating func merge(_ other: LWWRegister, in context: MergeContext) {
        if let write = other.winner { take(write) }
    }

    /// The greater of two writes; of the same write, the removed form.
    private mutating func take(_ write: Write) {
        guard let winner else {
            self.winner = write
            return
        }
        if winner.order < write.order || (winner.order == write.order && write.value == nil) {
            self.winner = write
        }
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .write(let value):
            writer.write(byte: 0)
            value.encode(to: &writer)
        case .remove(let observed):
            writer.write(byte: 1)
            observed.writeOrder.encode(to: &writer)
        }
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0: return .write(try Value(from: &reader))
        case 1:
            let order = try WriteOrder(from: &reader)
            return .remove(Authorship(id: order.id, stamp: order.stamp))
        case let kind: throw reader.failure(.unknown("register operation \(kind)"))
        }
    }

    /// Forgets a removed write: every replica knows that it was removed.
    public mutating func compact() {
        if let winner, winner.value == nil { self.winner = nil }
    }

    /// Writes the winning write, if any.
    public func encodeState(to writer: inout WireWriter) {
        guard let winner else { return }
        winner.order.encode(to: &writer)
        winner.value.encode(to: &writer)
    }

    /// Reads the winning write, if any.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        if reader.isAtEnd { return }
        let order = try WriteOrder(from: &reader)
        winner = Write(order: order, value: try Value?(from: &reader))
        try reader.finish()
    }
}

extension LWWRegister: Codable where Value: ExpressibleByNilLiteral {}
