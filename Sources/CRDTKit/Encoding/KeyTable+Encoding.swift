/// How a table is written: a count, then the keys in ascending order of their encodings, each with its value.
extension KeyTable {
    /// The positions of the keys in the order of their encodings, which is the same everywhere. O(n log n).
    @inlinable
    func canonicalPositions() -> [Int] {
        CanonicalOrder(keys).positions
    }

    /// Writes the keys and, with `encode`, their values. O(n log n).
    @inlinable
    func encode(to writer: inout WireWriter, value encode: (Value, inout WireWriter) -> Void) {
        writer.write(count: count)
        let order = CanonicalOrder(keys)
        for position in order.positions {
            order.writeEncoding(at: position, to: &writer)
            encode(values[position], &writer)
        }
    }

    /// Reads a table to the reader's end; its keys must ascend.
    @inlinable
    init(
        from reader: inout WireReader,
        value decode: (inout WireReader) throws(WireError) -> Value
    ) throws(WireError) {
        self.init()
        var order = AscendingOrder()
        for _ in 0..<(try reader.readCount(minimumSize: 1)) {
            let key = try Key(from: &reader)
            guard order.continues(with: key) else { throw reader.failure(.invalid("keys ascend")) }
            // Keys of different encodings are different, so there is nothing to search for.
            append(key, tag: Self.tag(of: key), try decode(&reader))
        }
        try reader.finish()
    }
}
