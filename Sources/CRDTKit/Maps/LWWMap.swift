/// A dictionary of plain values; of concurrent writes and removals of one key the last one wins.
///
/// A map of last-writer-wins registers (Johnson and Thomas 1975; Shapiro et al. 2011). "Last" is by hybrid logical time,
/// then by replica id, then by the order of the writer's own operations. A removal keeps its place in that order, so a
/// removed key leaves its key and about 16 bytes behind, until ``compact()``.
///
/// When edits of one key are concurrent, a user sees the later of them; the other is gone. Different keys do not disturb
/// each other. For values that are edited in parts, use an ``ORMap``.
///
///     var settings = LWWMap<String, Int>(replica: phone)
///     settings["volume"] = 7
///     settings["volume"] = nil
public struct LWWMap<Key: Hashable & WireCodable, Value: WireCodable & Equatable>: Sendable {
    /// The winning write of each key; its value is nil when that was a removal.
    @usableFromInline
    var writes = KeyTable<Key, LastWrite<Value>>()

    /// How many of the writes are removals.
    @usableFromInline
    var removalCount = 0

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty map that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension LWWMap {
    /// How many keys the map has. O(1).
    @inlinable
    public var count: Int { writes.count - removalCount }

    /// Whether the map has no keys. O(1).
    @inlinable
    public var isEmpty: Bool { count == 0 }

    /// The value under a key. Assigning writes the key, and wins over everything that this replica has seen; assigning
    /// nil removes it, and records nothing when there is nothing. O(1) expected, amortised.
    @inlinable
    public subscript(key: Key) -> Value? {
        get { writes[key]?.value }
        set {
            if let newValue {
                perform(.set(key, newValue), at: writes.place(of: key))
            } else {
                removeValue(forKey: key)
            }
        }
    }

    /// The value under a key, or another one; changing it in place writes the key with the outcome. O(1).
    @inlinable
    public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
        get { self[key] ?? value() }
        set { self[key] = newValue }
    }

    /// Removes a key. O(1) expected.
    /// - Returns: the value that was there; if there was none, nothing is recorded.
    @inlinable
    @discardableResult
    public mutating func removeValue(forKey key: Key) -> Value? {
        let place = writes.place(of: key)
        guard let value = writes[place]?.value else { return nil }
        perform(.remove(key), at: place)
        return value
    }

    /// Removes every key. O(n log n).
    public mutating func removeAll() {
        for key in keys { removeValue(forKey: key) }
    }

    /// The keys in the order of their encodings, the same on every replica. O(n log n).
    public var keys: [Key] { map(\.key) }

    /// The values in the order of their keys. O(n log n).
    public var values: [Value] { map(\.value) }

    /// The id of the last write or removal of a key, which names its author; nil when there was none. O(1).
    @inlinable
    public func lastWrite(forKey key: Key) -> OperationID? { writes[key]?.id }

    /// When a key was last written or removed; nil when it never was. O(1).
    @inlinable
    public func lastWriteTime(forKey key: Key) -> HybridTimestamp? { writes[key]?.stamp }
}

extension LWWMap: Sequence {
    /// Iterates over keys and values in the order of the keys' encodings, the same on every replica. O(n log n) to begin.
    @inlinable
    public func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
        writes.canonicalPositions().compactMap { position in
            writes.values[position].value.map { (key: writes.keys[position], value: $0) }
        }.makeIterator()
    }
}

extension LWWMap: Equatable {
    /// Whether both hold the same writes and removals. O(n).
    @inlinable
    public static func == (lhs: LWWMap, rhs: LWWMap) -> Bool {
        lhs.writes == rhs.writes
    }
}

extension LWWMap: Hashable where Value: Hashable {
    /// Hashes the ids of the writes.
    public func hash(into hasher: inout Hasher) {
        var sum = 0
        for write in writes.values {
            var part = hasher
            part.combine(write.id)
            sum ^= part.finalize()
        }
        hasher.combine(sum)
    }
}

extension LWWMap: CustomStringConvertible {
    /// The keys and values in brackets.
    public var description: String {
        isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    }
}
