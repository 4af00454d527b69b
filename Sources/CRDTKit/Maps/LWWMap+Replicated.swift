extension LWWMap: StandaloneReplicated, InitializableReplicated, Codable {
    /// The map's number in encoded data.
    public static var wireType: WireType { 10 }

    /// One step of a map.
    public enum Operation: Sendable {
        /// A key was written.
        case set(Key, Value)

        /// A key was removed.
        case remove(Key)

        /// The write of a key with this place in the order was removed, with the entry of the outer map that this map
        /// is part of.
        case forget(Key, observed: Authorship)
    }

    /// Removes what this replica sees, when the entry of the outer map that this map is part of is removed; unlike
    /// ``removeAll()`` it does not win over what is written concurrently.
    public mutating func reset() {
        for (key, write) in CanonicalMap.ordered(writes) where write.value != nil {
            perform(.forget(key, observed: Authorship(id: write.order.id, stamp: write.order.stamp)))
        }
    }

    /// Applies one operation.
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .set(let key, let value):
            take(Write(order: authorship.writeOrder, value: value), of: WireKey(key))
        case .remove(let key):
            take(Write(order: authorship.writeOrder, value: nil), of: WireKey(key))
        case .forget(let key, let observed):
            take(Write(order: observed.writeOrder, value: nil), of: WireKey(key))
        }
    }

    /// Takes in another replica's state: of each key the later write or removal stays. O(m).
    public mutating func merge(_ other: LWWMap, in context: MergeContext) {
        // order-free: each key is merged by itself
        for (key, write) in other.writes { take(write, of: key) }
    }

    /// Writes one operation.
    public static func encode(_ operation: Operation, to writer: inout WireWriter) {
        switch operation {
        case .set(let key, let value):
            writer.write(byte: 0)
            key.encode(to: &writer)
            value.encode(to: &writer)
        case .remove(let key):
            writer.write(byte: 1)
            key.encode(to: &writer)
        case .forget(let key, let observed):
            writer.write(byte: 2)
            key.encode(to: &writer)
            observed.writeOrder.encode(to: &writer)
        }
    }

    /// Reads one operation.
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0:
            return .set(try Key(from: &reader), try Value(from: &reader))
        case 1:
            return .remove(try Key(from: &reader))
        case 2:
            let key = try Key(from: &reader)
            let order = try WriteOrder(from: &reader)
            return .forget(key, observed: Authorship(id: order.id, stamp: order.stamp))
        case let kind: throw reader.failure(.unknown("map operation \(kind)"))
        }
    }

    /// Writes the keys in the order of their encodings, each with its last write or removal.
    public func encodeState(to writer: inout WireWriter) {
        CanonicalMap.encode(writes, to: &writer) { write, writer in
            write.order.encode(to: &writer)
            write.value.encode(to: &writer)
        }
    }

    /// Reads the keys.
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        take(
            all: try CanonicalMap.decode(from: &reader) { (reader) throws(WireError) in
                let order = try WriteOrder(from: &reader)
                return Write(order: order, value: try Value?(from: &reader))
            }
        )
    }
}
