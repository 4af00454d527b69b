extension ObservedMap {
    /// How many keys the map has. O(n), counting the removed keys that left something behind.
    @inlinable
    public var count: Int { entries.values.count { $0.presence.isPresent } }

    /// Whether the map has no keys. O(n) at worst, counting the removed keys that left something behind.
    @inlinable
    public var isEmpty: Bool { !entries.values.contains { $0.presence.isPresent } }

    /// Whether the map has the key. O(1) expected.
    @inlinable
    public func contains(_ key: Key) -> Bool {
        entries.position(of: key).map { entries.values[$0].presence.isPresent } ?? false
    }

    /// The value under a key, nil if the key is not there; edited in place through optional chaining. O(1) expected,
    /// beyond what is done to the value; reading copies it as any value is copied.
    ///
    /// Assigning nil removes the key, with all of its value that this replica has seen. Assigning a value is a
    /// programming error: create it with ``subscript(_:default:)`` and edit it.
    @inlinable
    public subscript(key: Key) -> Value? {
        get {
            guard contains(key) else { return nil }
            return observableValue(key)
        }
        set {
            precondition(
                newValue == nil,
                "a value can't be assigned into a replicated map; create it with map[key, default: Value()] and edit it"
            )
            removeValue(forKey: key)
        }
        _modify {
            guard contains(key) else {
                var missing: Value?
                defer {
                    precondition(
                        missing == nil,
                        "a value can't be assigned into a replicated map; create it with map[key, default: Value()]"
                    )
                }
                yield &missing
                return
            }
            var access = beginAccess(key)
            var value = Optional(access.takeValue())
            defer {
                guard let value else {
                    preconditionFailure("a value was taken out of a replicated map; remove it with map[key] = nil")
                }
                access.entry.value = value
                endAccess(access)
            }
            yield &value
        }
    }

    /// The value under a key, which is created if it is not there, even when it is not edited then. O(1) expected.
    /// - Parameters:
    ///   - key: the key to read or edit under.
    ///   - value: what an unknown key reads as: `Value()`, since every replica creates it alike.
    @inlinable
    public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
        get { self[key] ?? value() }
        _modify {
            var access = beginAccess(key)
            if !access.entry.presence.isPresent {
                precondition(
                    value() == Value(),
                    "a replicated map creates values in their initial state; pass Value() and edit it"
                )
                create(in: &access)
            }
            var value = access.takeValue()
            defer {
                access.entry.value = value
                endAccess(access)
            }
            yield &value
        }
    }

    /// Removes a key, with all of its value that this replica has seen. O(1) expected, beyond resetting the value.
    /// - Returns: whether the key was there; if not, nothing is recorded.
    @inlinable
    @discardableResult
    public mutating func removeValue(forKey key: Key) -> Bool {
        guard contains(key) else { return false }
        remove(key, leaving: Rule.removalWins ? .removeWinning : .remove)
        return true
    }

    /// Removes every key. O(n log n), beyond resetting the values.
    @inlinable
    public mutating func removeAll() {
        for key in keys { removeValue(forKey: key) }
    }

    /// The keys in the order of their encodings, the same on every replica. O(n log n).
    public var keys: [Key] {
        entries.canonicalPositions().filter { entries.values[$0].presence.isPresent }.map { entries.keys[$0] }
    }

    /// The values in the order of their keys. O(n log n).
    public var values: [Value] { map(\.value) }
}

extension ObservedMap: Sequence {
    /// Iterates over keys and values in the order of the keys' encodings, the same on every replica. O(n log n) to begin.
    @inlinable
    public func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
        keys.map { (key: $0, value: observableValue($0)) }.makeIterator()
    }
}
