/// Writing much at once through pointers, without a check for each byte.
///
/// Why it is safe: every buffer is made large enough for the longest form before it is filled, and no pointer leaves its
/// closure.
extension WireWriter {
    /// The most bytes that a LEB128 integer takes.
    private static var longestInteger: Int { 10 }

    /// How many integers are put together before they are appended.
    private static var bulk: Int { 256 }

    /// Writes an unsigned integer that takes more than a byte.
    @usableFromInline
    mutating func writeLong(_ value: UInt64) {
        if value < 1 << 14 {
            buffer.append(UInt8(truncatingIfNeeded: value) | 0x80)
            buffer.append(UInt8(truncatingIfNeeded: value &>> 7))
            return
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestInteger) { output in
            let base = output.baseAddress.unsafelyUnwrapped
            let count = Self.put(value, base)
            buffer.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
        }
    }

    /// Writes signed integers one after the other, in zigzag LEB128.
    mutating func write(_ values: ArraySlice<Int64>) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.bulk * Self.longestInteger) { output in
            let base = output.baseAddress.unsafelyUnwrapped
            var start = values.startIndex
            while start < values.endIndex {
                let end = min(start + Self.bulk, values.endIndex)
                var count = 0
                for value in values[start..<end] {
                    count += Self.put(UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)), base + count)
                }
                buffer.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
                start = end
            }
        }
    }

    /// Puts an integer's LEB128 at a place with room for ten bytes.
    /// - Returns: how many bytes it takes.
    @inline(__always)
    private static func put(_ value: UInt64, _ output: UnsafeMutablePointer<UInt8>) -> Int {
        var rest = value
        var count = 0
        while rest >= 0x80 {
            output[count] = UInt8(truncatingIfNeeded: rest) | 0x80
            rest &>>= 7
            count &+= 1
        }
        output[count] = UInt8(truncatingIfNeeded: rest)
        return count &+ 1
    }

    /// Writes a string as the length of its UTF-8 in bytes, then the UTF-8.
    public mutating func write(_ string: String) {
        var copy = string
        copy.withUTF8 { utf8 in
            write(count: utf8.count)
            buffer.append(contentsOf: utf8)
        }
    }

    /// Writes 64 bits in eight bytes, least significant first.
    public mutating func write(fixed value: UInt64) {
        withUnsafeBytes(of: value.littleEndian) { buffer.append(contentsOf: $0) }
    }

    /// Puts a length of more than a byte at a place where one byte is kept for it, moving up what follows.
    mutating func insertLength(_ length: UInt64, at place: Int) {
        let size = (UInt64.bitWidth - length.leadingZeroBitCount + 6) / 7
        let content = place + 1..<buffer.count
        for _ in 1..<size { buffer.append(0) }
        buffer.withUnsafeMutableBytes { bytes in
            let target = UnsafeMutableRawBufferPointer(rebasing: bytes[(place + size)...])
            target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[content]))
            let output = bytes.baseAddress.unsafelyUnwrapped + place
            _ = Self.put(length, output.assumingMemoryBound(to: UInt8.self))
        }
    }
}
