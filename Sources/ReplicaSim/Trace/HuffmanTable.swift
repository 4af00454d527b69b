/// A canonical Huffman code as a table: the next bits of the input are its index.
struct HuffmanTable: Sendable {
    static let maximumLength = 15

    private let indexBits: Int

    /// Symbol · 16 + code length; 0 where no code leads.
    private let entries: [UInt16]

    /// Builds the table for the code lengths of all symbols, at most 288 of them; bits that no code uses lead nowhere.
    init(_ lengths: some Sequence<UInt8>) {
        let lengths = Array(lengths)
        var counts = [Int](repeating: 0, count: Self.maximumLength + 2)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        let longest = counts.lastIndex { $0 > 0 } ?? 1
        var next = [Int](repeating: 0, count: Self.maximumLength + 2)
        for length in 1...Self.maximumLength { next[length + 1] = (next[length] + counts[length]) << 1 }
        var entries = [UInt16](repeating: 0, count: 1 << longest)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let code = next[Int(length)]
            next[Int(length)] += 1
            guard code < 1 << Int(length) else { continue }
            var index = Self.reversed(code, bits: Int(length))
            while index < entries.count {
                entries[index] = UInt16(symbol) << 4 | UInt16(length)
                index += 1 << Int(length)
            }
        }
        indexBits = longest
        self.entries = entries
    }
}

extension HuffmanTable {
    /// The symbol that the lowest bits spell and how many bits it takes; length 0 when they spell none.
    func entry(for bits: UInt64) -> (symbol: Int, length: Int) {
        let entry = entries[Int(bits & (1 << UInt64(indexBits) - 1))]
        return (Int(entry >> 4), Int(entry & 15))
    }

    private static func reversed(_ code: Int, bits: Int) -> Int {
        var reversed = 0
        for bit in 0..<bits where code >> bit & 1 == 1 { reversed |= 1 << (bits - 1 - bit) }
        return reversed
    }
}
