/// The encodings of keys, and the positions of the keys in their ascending order.
///
/// Most keys differ in their first eight bytes, which are compared as numbers.
@usableFromInline
struct CanonicalOrder {
    /// The positions of the keys, in the order of their encodings.
    @usableFromInline
    private(set) var positions: [Int] = []

    /// The encodings, in the order of the positions.
    @usableFromInline
    var writer = WireWriter()

    /// Where each key's encoding ends.
    @usableFromInline
    var ends: [Int] = []

    /// Orders keys. O(n log n).
    @inlinable
    init<Key: WireCodable>(_ keys: [Key]) {
        ends.reserveCapacity(keys.count)
        for key in keys {
            writer.forgetReplicas()
            key.encode(to: &writer)
            ends.append(writer.buffer.count)
        }
        sort()
    }
}

extension CanonicalOrder {
    /// Writes the encoding of the key at a position.
    @usableFromInline
    func writeEncoding(at position: Int, to writer: inout WireWriter) {
        writer.write(raw: self.writer.buffer[range(at: position)])
    }

    private func range(at position: Int) -> Range<Int> {
        (position == 0 ? 0 : ends[position - 1])..<ends[position]
    }

    @usableFromInline
    mutating func sort() {
        var entries = ends.indices.map { (head: head(at: $0), position: $0) }
        entries.sort { one, other in
            one.head != other.head ? one.head < other.head : precedes(one.position, other.position)
        }
        positions = entries.map(\.position)
    }

    /// The first eight bytes of an encoding as a number, with zeros behind a shorter one.
    private func head(at position: Int) -> UInt64 {
        let range = range(at: position)
        var head: UInt64 = 0
        for index in range.prefix(8) { head = head << 8 | UInt64(writer.buffer[index]) }
        return range.count < 8 ? head << UInt64(64 - 8 * range.count) : head
    }

    private func precedes(_ one: Int, _ other: Int) -> Bool {
        writer.buffer[range(at: one)].lexicographicallyPrecedes(writer.buffer[range(at: other)])
    }
}
