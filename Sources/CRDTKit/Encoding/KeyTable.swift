/// Values by key, where keys are told apart as replicated collections do it: by content, not by `==` alone.
///
/// Replicas must agree on bytes. If two equal strings of different code units were one key, each replica would keep the
/// form that it met first.
///
/// A hash table with open addressing in front of dense arrays of keys and values. A key's hash is taken once for a search
/// and an insertion, and never again: growing, removing and merging with another table go by the 32 bits of it that are
/// kept, the key's *tag*. Where keys stand depends on what was done to the table and must not show: go by
/// ``canonicalPositions()`` or by ids (`Docs/Decisions/0005-keys-in-dense-tables.md`).
@usableFromInline
struct KeyTable<Key: Hashable & WireCodable, Value: Sendable>: Sendable {
    /// Where in the arrays the keys are, by tag.
    @usableFromInline
    var index = KeyIndex()

    /// The keys, in no order that means anything.
    @usableFromInline
    var keys: [Key] = []

    /// The values of the keys, at the same positions.
    @usableFromInline
    var values: [Value] = []

    @inlinable
    init() {}
}

extension KeyTable {
    @inlinable
    var count: Int { keys.count }

    @inlinable
    var isEmpty: Bool { keys.isEmpty }

    @inlinable
    var positions: Range<Int> { 0..<keys.count }

    /// The key's tag.
    @inlinable
    static func tag(of key: Key) -> UInt32 {
        KeyIndex.tag(key)
    }

    /// Where the key is, nil if it is not there. O(1) expected.
    @inlinable
    func position(of key: Key) -> Int? {
        position(of: key, tag: Self.tag(of: key))
    }

    /// Where the key with the tag is, nil if it is not there. O(1) expected.
    @inlinable
    func position(of key: Key, tag: UInt32) -> Int? {
        if keys.isEmpty { return nil }
        let mask = index.mask
        var slot = index.home(of: tag)
        while true {
            let content = index.slots[slot]
            if content & mask == mask { return nil }
            if (content ^ tag) & ~mask == 0 {
                let position = Int(truncatingIfNeeded: content & mask)
                if keys[position].isIdentical(to: key) { return position }
            }
            slot = index.next(after: slot)
        }
    }

    /// The value of a key, nil if it is not there. O(1) expected.
    @inlinable
    subscript(key: Key) -> Value? {
        position(of: key).map { values[$0] }
    }

    /// Adds a key that is not there. O(1) expected, amortised.
    /// - Returns: where it is, which is behind all others.
    @inlinable
    @discardableResult
    mutating func append(_ key: Key, tag: UInt32, _ value: Value) -> Int {
        index.append(tag)
        keys.append(key == key ? key : Self.canonical(key))
        values.append(value)
        return keys.count - 1
    }

    /// A key that does not equal itself, because it is or holds a NaN, as it is read back from its encoding: every NaN is
    /// the same then.
    @usableFromInline
    static func canonical(_ key: Key) -> Key {
        var reader = WireReader(key.canonicalBytes)
        return (try? Key(from: &reader)) ?? key
    }

    /// Sets the value of a key. O(1) expected, amortised.
    @inlinable
    mutating func set(_ key: Key, _ value: Value) {
        let tag = Self.tag(of: key)
        if let position = position(of: key, tag: tag) {
            values[position] = value
        } else {
            append(key, tag: tag, value)
        }
    }

    /// Removes the key at a position, which the last one takes over. O(1) expected.
    /// - Returns: its value.
    @inlinable
    @discardableResult
    mutating func remove(at position: Int) -> Value {
        index.remove(at: position)
        keys.swapAt(position, keys.count - 1)
        keys.removeLast()
        values.swapAt(position, values.count - 1)
        return values.removeLast()
    }

    /// Removes the keys at positions, which ascend.
    @inlinable
    mutating func remove(at positions: [Int]) {
        // From the back, so that what takes a place over is not to be removed itself.
        for position in positions.reversed() { remove(at: position) }
    }

    /// Makes room for so many keys in all.
    @inlinable
    mutating func reserveCapacity(_ count: Int) {
        index.reserveCapacity(count)
        keys.reserveCapacity(count)
        values.reserveCapacity(count)
    }
}

extension KeyTable: Equatable where Value: Equatable {
    /// Whether both hold the same values under the same keys. O(n).
    @inlinable
    static func == (lhs: KeyTable, rhs: KeyTable) -> Bool {
        lhs.count == rhs.count
            && lhs.positions.allSatisfy { position in
                let other = rhs.position(of: lhs.keys[position], tag: lhs.index.tags[position])
                return other.map { rhs.values[$0] == lhs.values[position] } ?? false
            }
    }
}

extension KeyTable: Hashable where Value: Hashable {
    /// Adds the keys and values, whatever the order they are kept in.
    @inlinable
    func hash(into hasher: inout Hasher) {
        var sum = 0
        for position in positions {
            var part = hasher
            part.combine(index.tags[position])
            part.combine(values[position])
            sum ^= part.finalize()
        }
        hasher.combine(count)
        hasher.combine(sum)
    }
}
