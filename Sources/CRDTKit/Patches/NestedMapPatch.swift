/// That a key of a map of replicated values came, went, or has a value in which something changed.
public enum NestedMapPatch<Key: Hashable & Sendable, Value: Replicated>: Sendable {
    /// The key came, with a value that differs from a new one by these patches.
    case inserted(Key, [Value.Patch])

    /// The key went.
    case removed(Key)

    /// Something changed in the key's value.
    case changed(Key, [Value.Patch])
}

extension NestedMapPatch: Equatable where Value.Patch: Equatable {}
extension NestedMapPatch: Hashable where Value.Patch: Hashable {}

extension NestedMapPatch {
    /// The key.
    public var key: Key {
        switch self {
        case .inserted(let key, _), .removed(let key), .changed(let key, _): key
        }
    }
}

extension ObservedMap {
    /// The keys that came, went, or have values in which something changed, in the order of their encodings.
    ///
    /// O(n + m) comparisons of values, and O(c log c) for c keys that changed.
    public func patches(since earlier: ObservedMap) -> [NestedMapPatch<Key, Value>] {
        var changed = KeyTable<Key, NestedMapPatch<Key, Value>>()
        for position in entries.positions {
            let old = earlier.entries.position(of: entries, position).map { earlier.entries.values[$0] }
            guard let patch = Self.patch(entries.keys[position], old, entries.values[position]) else { continue }
            changed.append(entries.keys[position], tag: entries.index.tags[position], patch)
        }
        for position in earlier.entries.positions where entries.position(of: earlier.entries, position) == nil {
            let (key, tag) = (earlier.entries.keys[position], earlier.entries.index.tags[position])
            guard let patch = Self.patch(key, earlier.entries.values[position], nil) else { continue }
            changed.append(key, tag: tag, patch)
        }
        return changed.canonicalPositions().map { changed.values[$0] }
    }

    private static func patch(_ key: Key, _ old: Entry?, _ new: Entry?) -> NestedMapPatch<Key, Value>? {
        let (wasThere, isThere) = (old?.presence.isPresent ?? false, new?.presence.isPresent ?? false)
        switch (wasThere, isThere) {
        case (false, false): return nil
        case (true, false): return .removed(key)
        case (false, true): return .inserted(key, new.map { $0.value.patches(since: Value()) } ?? [])
        case (true, true):
            guard let old, let new, old.value != new.value else { return nil }
            let patches = new.value.patches(since: old.value)
            return patches.isEmpty ? nil : .changed(key, patches)
        }
    }
}
