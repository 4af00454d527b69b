extension CanonicalMap {
    /// A dictionary's keys and values in the order of the keys' encodings, which is the same everywhere. O(n log n).
    static func ordered<Key, Value>(_ dictionary: [WireKey<Key>: Value]) -> [(key: Key, value: Value)] {
        // order-free: sorted by the keys' encodings, which are distinct
        dictionary.map { (bytes: $0.key.value.canonicalBytes, key: $0.key.value, value: $0.value) }
            .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
            .map { ($0.key, $0.value) }
    }
}
