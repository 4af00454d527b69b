/// How a dictionary is written: a count, then the keys in ascending order of their encodings, each with its value.
///
/// A dictionary's own order differs from process to process and must not show.
enum CanonicalMap {
    static func encode<Key, Value>(
        _ dictionary: [WireKey<Key>: Value],
        to writer: inout WireWriter,
        value encode: (Value, inout WireWriter) -> Void
    ) {
        writer.write(count: dictionary.count)
        for (bytes, value) in sorted(dictionary) {
            writer.write(raw: bytes)
            encode(value, &writer)
        }
    }

    /// The encodings of the keys in ascending order, with the values.
    static func sorted<Key, Value>(_ dictionary: [WireKey<Key>: Value]) -> [(bytes: [UInt8], value: Value)] {
        // order-free: sorted by the keys' encodings, which are distinct
        dictionary.map { ($0.key.value.canonicalBytes, $0.value) }
            .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    }

    /// Reads a dictionary, whose keys must ascend.
    static func decode<Key, Value>(
        from reader: inout WireReader,
        value decode: (inout WireReader) throws(WireError) -> Value
    ) throws(WireError) -> [WireKey<Key>: Value] {
        var dictionary: [WireKey<Key>: Value] = [:]
        var previous: [UInt8]?
        for _ in 0..<(try reader.readCount(minimumSize: 1)) {
            let key = try Key(from: &reader)
            let bytes = key.canonicalBytes
            if let previous, !previous.lexicographicallyPrecedes(bytes) {
                throw reader.failure(.invalid("keys ascend"))
            }
            previous = bytes
            dictionary[WireKey(key)] = try decode(&reader)
        }
        try reader.finish()
        return dictionary
    }
}
