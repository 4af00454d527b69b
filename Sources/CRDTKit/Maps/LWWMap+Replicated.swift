extension LWWMap: StandaloneReplicated, InitializableReplicated, Codable {
    /// The map's number in encoded data.
    @inlinable
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
    @inlinable
    public mutating func reset() {
        for position in writes.canonicalPositions() {
            let write = writes.values[position]
            if write.value == nil { continue }
            let operation = Operation.forget(writes.keys[position], observed: write.authorship)
            perform(operation, at: writes.place(of: writes.keys[position]))
        }
    }

    /// Applies one operation.
    @inlinable
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        apply(operation, at: writes.place(of: operation.key), by: authorship)
    }

    /// Applies one operation on the key at a place.
    @inlinable
    mutating func apply(_ operation: Operation, at place: KeyPlace, by authorship: Authorship) {
        switch operation {
        case .set(let key, let value): take(LastWrite(value, by: authorship), of: key, at: place)
        case .remove(let key): take(LastWrite(nil, by: authorship), of: key, at: place)
        case .forget(let key, let observed): take(LastWrite(nil, by: observed), of: key, at: place)
        }
    }

    /// Does an edit of this replica's on the key at a place.
    @inlinable
    mutating func perform(_ operation: Operation, at place: KeyPlace) {
        apply(operation, at: place, by: recorder.mint())
        recorder.record(operation)
    }

    /// Takes over a write if what is there gives way to it.
    @inlinable
    mutating func take(_ write: LastWrite<Value>, of key: Key, at place: KeyPlace) {
        if let position = place.position {
            guard writes.values[position].yields(to: write) else { return }
            if writes.values[position].value == nil { removalCount -= 1 }
            writes.values[position] = write
        } else {
            writes.append(key, tag: place.tag, write)
        }
        if write.value == nil { removalCount += 1 }
        internalCheck(_invariantCheck(at: place.position ?? writes.count - 1))
    }

    /// Takes in another replica's state: of each key the later write or removal stays, unless one side has seen it and holds
    /// nothing: there the key was removed, and that was forgotten. O(n + m), without hashing.
    @inlinable
    public mutating func merge(_ other: LWWMap, in context: MergeContext) {
        let former = writes.count
        var sharedCount = 0
        for position in other.writes.positions {
            let (key, tag) = (other.writes.keys[position], other.writes.index.tags[position])
            let place = KeyPlace(tag: tag, position: writes.position(of: other.writes, position))
            let write = other.writes.values[position]
            if place.position != nil {
                sharedCount += 1
            } else if context.mine.contains(write.id) {
                continue
            }
            take(write, of: key, at: place)
        }
        if sharedCount < former { removeForgotten(by: other, in: context) }
        internalCheck(_invariantCheck())
    }

    /// Removes the keys that the other side has seen and does not hold.
    @inlinable
    mutating func removeForgotten(by other: LWWMap, in context: MergeContext) {
        let forgotten = writes.positions.filter { position in
            context.theirs.contains(writes.values[position].id) && other.writes.position(of: writes, position) == nil
        }
        for position in forgotten where writes.values[position].value == nil { removalCount -= 1 }
        writes.remove(at: forgotten)
    }

    /// Forgets the removed keys: every replica knows that they were removed. O(n).
    @inlinable
    public mutating func compact() {
        if removalCount == 0 { return }
        writes.remove(at: writes.positions.filter { writes.values[$0].value == nil })
        removalCount = 0
        internalCheck(_invariantCheck())
    }

    /// Writes one operation.
    @inlinable
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
            writer.write(observed.stamp)
            writer.write(observed.id)
        }
    }

    /// Reads one operation.
    @inlinable
    public static func decodeOperation(from reader: inout WireReader) throws(WireError) -> Operation {
        switch try reader.readByte() {
        case 0:
            return .set(try Key(from: &reader), try Value(from: &reader))
        case 1:
            return .remove(try Key(from: &reader))
        case 2:
            let key = try Key(from: &reader)
            let stamp = try reader.readStamp()
            return .forget(key, observed: Authorship(id: try reader.readID(), stamp: stamp))
        case let kind: throw reader.failure(.unknown("map operation \(kind)"))
        }
    }

    /// Writes the keys in the order of their encodings, each with its last write or removal. O(n log n).
    @inlinable
    public func encodeState(to writer: inout WireWriter) {
        writes.encode(to: &writer) { $0.encode(to: &$1) }
    }

    /// Reads the keys.
    @inlinable
    public mutating func decodeState(from reader: inout WireReader) throws(WireError) {
        writes = try KeyTable(from: &reader) { (reader) throws(WireError) in try LastWrite(from: &reader) }
        removalCount = writes.values.count { $0.value == nil }
    }
}

extension LWWMap.Operation {
    /// What it is about.
    @inlinable
    var key: Key {
        switch self {
        case .set(let key, _), .remove(let key), .forget(let key, _): key
        }
    }
}
