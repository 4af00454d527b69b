/// The encodings of keys, and the positions of the keys in their ascending order.
///
/// Eight bytes at a time are compared as numbers.
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

    /// Sorts by eight bytes after the other: first all keys, then those that agree so far among themselves.
    @usableFromInline
    mutating func sort() {
        var entries = ends.indices.map { Entry(head: 0, size: 0, position: $0) }
        // What is still to be sorted, and how many bytes agree. A list, since keys may agree in any number of them.
        var groups = [(range: entries.indices, depth: 0)]
        while let (group, depth) = groups.popLast() {
            for index in group { entries[index] = entry(at: entries[index].position, from: depth) }
            entries[group].sort(by: Entry.precedes)
            var start = group.lowerBound
            while start < group.upperBound {
                var end = start + 1
                while end < group.upperBound, entries[end].agrees(with: entries[start]) { end += 1 }
                if end - start > 1 && entries[start].goesOn { groups.append((start..<end, depth + 8)) }
                start = end
            }
        }
        positions = entries.map(\.position)
    }

    /// The eight bytes of an encoding from an offset on, as a number, with zeros behind a shorter one.
    private func entry(at position: Int, from offset: Int) -> Entry {
        let range = range(at: position)
        let bytes = writer.buffer[min(range.lowerBound + offset, range.upperBound)..<range.upperBound]
        let head = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let size = min(bytes.count, 9)
        return Entry(head: size < 8 ? head << UInt64(64 - 8 * size) : head, size: size, position: position)
    }
}

extension CanonicalOrder {
    /// Eight bytes of a key.
    private struct Entry {
        let head: UInt64

        /// How many bytes there are from there on; 9 for more than eight.
        let size: Int
        let position: Int

        static func precedes(_ one: Entry, _ other: Entry) -> Bool {
            one.head != other.head ? one.head < other.head : one.size < other.size
        }

        /// Whether only what follows can tell them apart.
        func agrees(with other: Entry) -> Bool {
            head == other.head && size == other.size
        }

        /// Whether anything follows.
        var goesOn: Bool { size > 8 }
    }
}
