/// That a key of a map of plain values has another value, or none any more.
public enum MapPatch<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    /// The key has a value now; it had another one before, or none.
    case set(Key, Value, replacing: Value?)

    /// The key had a value before.
    case removed(Key, Value)
}

extension MapPatch: Equatable where Value: Equatable {}
extension MapPatch: Hashable where Value: Hashable {}

extension Dictionary {
    /// Takes over what became of a replicated map. O(m) for m patches.
    ///
    /// Replicated maps tell strings apart by their code units, this one by what they mean: of two that mean the same it holds
    /// one.
    public mutating func apply(_ patches: some Sequence<MapPatch<Key, Value>>) where Key: Sendable, Value: Sendable {
        for patch in patches {
            switch patch {
            case .set(let key, let value, _): self[key] = value
            case .removed(let key, _): removeValue(forKey: key)
            }
        }
    }
}

extension LWWMap {
    /// The keys that have other values or are gone, in the order of their encodings. O(n + m), and O(c log c) for c of them.
    public func patches(since earlier: LWWMap) -> [MapPatch<Key, Value>] {
        var changed = KeyTable<Key, MapPatch<Key, Value>>()
        for position in writes.positions {
            let old = earlier.writes.position(of: writes, position).map { earlier.writes.values[$0] }
            let new = writes.values[position]
            if old == new { continue }
            guard let patch = Self.patch(writes.keys[position], old?.value, new.value) else { continue }
            changed.append(writes.keys[position], tag: writes.index.tags[position], patch)
        }
        for position in earlier.writes.positions where writes.position(of: earlier.writes, position) == nil {
            let (key, tag) = (earlier.writes.keys[position], earlier.writes.index.tags[position])
            guard let patch = Self.patch(key, earlier.writes.values[position].value, nil) else { continue }
            changed.append(key, tag: tag, patch)
        }
        return changed.canonicalPositions().map { changed.values[$0] }
    }

    private static func patch(_ key: Key, _ old: Value?, _ new: Value?) -> MapPatch<Key, Value>? {
        switch (old, new) {
        case (let old?, nil): .removed(key, old)
        case (let old, let new?) where old != new: .set(key, new, replacing: old)
        default: nil
        }
    }
}
