/// Reading much at once through pointers, without a check for each byte.
///
/// Why it is safe: `position <= end <= bytes.count` holds always (the initialiser requires it, and `readSized` only narrows
/// `end`), every access lies below `end` by a comparison made before it, and no pointer leaves its closure.
extension WireReader {
    /// Reads 64 bits from eight bytes.
    @inlinable
    public mutating func readFixed() throws(WireError) -> UInt64 {
        guard remaining >= 8 else { throw failure(.truncated) }
        let word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self) }
        position &+= 8
        return UInt64(littleEndian: word)
    }

    /// Reads a string behind its length.
    public mutating func readString() throws(WireError) -> String {
        let start = position
        let length = try readCount()
        let string = bytes.withUnsafeBufferPointer { bytes in
            String(validating: UnsafeBufferPointer(rebasing: bytes[position..<(position + length)]), as: UTF8.self)
        }
        guard let string else { throw WireError(.malformedString, at: start) }
        position += length
        return string
    }

    /// Reads `count` zigzag LEB128 integers onto the end of `values`.
    mutating func readInt64s(_ count: Int, onto values: inout [Int64]) throws(WireError) {
        // Each takes a byte at least, so no count allocates more than the input warrants.
        guard count <= remaining else { throw WireError(.truncated, at: end) }
        let total = values.count + count
        if count >= Self.shortestBulk {
            values.append(
                contentsOf: [Int64](unsafeUninitializedCapacity: count) { output, filled in
                    filled = fill(output.baseAddress.unsafelyUnwrapped, count)
                }
            )
        }
        // The last few, and whatever is malformed, are read with all checks.
        while values.count < total { values.append(try readInt64()) }
    }

    /// Reads `count` zigzag LEB128 integers.
    mutating func readInt64s(_ count: Int) throws(WireError) -> [Int64] {
        var values: [Int64] = []
        try readInt64s(count, onto: &values)
        return values
    }

    /// Reads `count` LEB128 integers.
    mutating func readUInt64s(_ count: Int) throws(WireError) -> [UInt64] {
        try readInt64s(count).map { UInt64(bitPattern: $0 &<< 1 ^ $0 &>> 63) }
    }

    /// From how many integers on a pass without checks is worth its beginning.
    private static var shortestBulk: Int { 8 }

    /// The most bytes that a LEB128 integer takes.
    private static var longestInteger: Int { 10 }

    /// Reads integers up to the first that is malformed or within ten bytes of the end.
    /// - Returns: how many there were, at most `count`.
    private mutating func fill(_ output: UnsafeMutablePointer<Int64>, _ count: Int) -> Int {
        bytes.withUnsafeBytes { input in
            var index = 0
            while index < count, end - position >= Self.longestInteger {
                let word = UInt64(littleEndian: input.loadUnaligned(fromByteOffset: position, as: UInt64.self))
                if word & 0x8080_8080_8080_8080 == 0, index + 8 <= count {
                    for place in 0..<8 {
                        output[index + place] = Self.unfolded(word &>> UInt64(8 * place) & 0xFF)
                    }
                    index += 8
                    position += 8
                } else {
                    guard let (value, size) = Self.integer(in: word, input, at: position) else { break }
                    output[index] = Self.unfolded(value)
                    index += 1
                    position += size
                }
            }
            return index
        }
    }

    /// The integer that begins with the bytes of `word`, which stand at `position`, and its size; nil if it is malformed.
    @inline(__always)
    private static func integer(
        in word: UInt64,
        _ input: UnsafeRawBufferPointer,
        at position: Int
    ) -> (UInt64, Int)? {
        let size = (~word & 0x8080_8080_8080_8080).trailingZeroBitCount / 8 + 1
        if size > 8 { return longInteger(in: word, input, at: position) }
        let used = size == 8 ? word : word & (1 &<< UInt64(8 * size) - 1)
        // The shortest form does not end in a zero byte.
        if size > 1 && used &>> UInt64(8 * size - 8) == 0 { return nil }
        return (packed(used & 0x7F7F_7F7F_7F7F_7F7F), size)
    }

    /// An integer of nine or ten bytes, the first eight of which are in `word`.
    private static func longInteger(
        in word: UInt64,
        _ input: UnsafeRawBufferPointer,
        at position: Int
    ) -> (UInt64, Int)? {
        let low = packed(word & 0x7F7F_7F7F_7F7F_7F7F)
        let ninth = input[position + 8]
        let value = low | UInt64(ninth & 0x7F) &<< 56
        if ninth < 0x80 { return ninth == 0 ? nil : (value, 9) }
        return input[position + 9] == 1 ? (value | 1 &<< 63, 10) : nil
    }

    /// Eight groups of seven bits, one in each byte, drawn together.
    @inline(__always)
    private static func packed(_ groups: UInt64) -> UInt64 {
        let pairs = (groups & 0x007F_007F_007F_007F) | (groups & 0x7F00_7F00_7F00_7F00) &>> 1
        let fours = (pairs & 0x0000_3FFF_0000_3FFF) | (pairs & 0x3FFF_0000_3FFF_0000) &>> 2
        return (fours & 0x0FFF_FFFF) | (fours & 0x0FFF_FFFF_0000_0000) &>> 4
    }

    /// What the zigzag form stands for.
    @inline(__always)
    private static func unfolded(_ value: UInt64) -> Int64 {
        Int64(bitPattern: value &>> 1) ^ -Int64(bitPattern: value & 1)
    }
}
