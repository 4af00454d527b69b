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
    private(set) var writes: [WireKey<Key>: Write] = [:]

    /// How many of the writes are removals.
    private var removalCount = 0

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty map that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension LWWMap {
    struct Write: Sendable {
        let order: WriteOrder
        let value: Value?
    }

    /// Takes over a write if it is later than what is there; of the same write, the removed form.
    mutating func take(_ write: Write, of key: WireKey<Key>) {
        let current = writes[key]
        if let current {
            guard current.order < write.order || (current.order == write.order && write.value == nil) else { return }
        }
        removalCount += (write.value == nil ? 1 : 0) - (current.map { $0.value == nil ? 1 : 0 } ?? 0)
        writes[key] = write
    }

    /// Takes the place of an empty map's content.
    mutating func take(all writes: [WireKey<Key>: Write]) {
        self.writes = writes
        removalCount = writes.values.count { $0.value == nil }
    }

    /// Forgets the removed keys: every replica knows that they were removed.
    public mutating func compact() {
        if removalCount > 0 { take(all: writes.filter { $0.value.value != nil }) }
    }
}

extension LWWMap {
    /// How many keys the map has. O(1).
    public var count: Int { writes.count - removalCount }

    /// Whether the map has no keys. O(1).
    public var isEmpty: Bool { count == 0 }

    /// The value under a key. Assigning writes the key, and wins over everything that this replica has seen; assigning
    /// nil removes it, and records nothing when there is nothing. O(1).
    public subscript(key: Key) -> Value? {
        get { writes[WireKey(key)]?.value }
        set {
            if let newValue {
                perform(.set(key, newValue))
            } else {
                removeValue(forKey: key)
            }
        }
    }

    /// The value under a key, or another one; changing it in place writes the key with the outcome.
    public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
        get { self[key] ?? value() }
        set { self[key] = newValue }
    }

    /// Removes a key.
    /// - Returns: the value that was there; if there was none, nothing is recorded.
    @discardableResult
    public mutating func removeValue(forKey key: Key) -> Value? {
        guard let value = self[key] else { return nil }
        perform(.remove(key))
        return value
    }

    /// Removes every key.
    public mutating func removeAll() {
        for key in keys { removeValue(forKey: key) }
    }

    /// The keys in the order of their encodings, the same on every replica. O(n log n).
    public var keys: [Key] { map(\.key) }

    /// The values in the order of their keys. O(n log n).
    public var values: [Value] { map(\.value) }

    /// The id of the last write or removal of a key, which names its author; nil when there was none.
    public func lastWrite(forKey key: Key) -> OperationID? { writes[WireKey(key)]?.order.id }

    /// When a key was last written or removed; nil when it never was.
    public func lastWriteTime(forKey key: Key) -> HybridTimestamp? { writes[WireKey(key)]?.order.stamp }
}

extension LWWMap: Sequence {
    /// Iterates over keys and values in the order of the keys' encodings, the same on every replica. O(n log n) to begin.
    public func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
        CanonicalMap.ordered(writes).compactMap { key, write in
            write.value.map { (key: key, value: $0) }
        }.makeIterator()
    }
}

extension LWWMap.Write: Equatable {
    /// Whether both are the same write of the same content.
    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.order == rhs.order && lhs.value.isIdentical(to: rhs.value)
    }
}

extension LWWMap: Equatable {
    /// Whether both hold the same writes and removals.
    public static func == (lhs: LWWMap, rhs: LWWMap) -> Bool {
        lhs.writes == rhs.writes
    }
}

extension LWWMap: Hashable where Value: Hashable {
    /// Hashes the keys and the places of their writes in the order of writes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(writes.mapValues(\.order))
    }
}

extension LWWMap: CustomStringConvertible {
    /// The keys and values in brackets.
    public var description: String {
        isEmpty ? "[:]" : "[" + map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    }
}
