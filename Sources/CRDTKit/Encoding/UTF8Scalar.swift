/// Single Unicode scalars in UTF-8.
enum UTF8Scalar {
    /// The number of bytes of the scalar that begins with a byte of valid UTF-8.
    @inline(__always)
    static func length(of first: UInt8) -> Int {
        first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    }

    /// Whether some bytes are one scalar, and written as it must be.
    @inline(__always)
    static func isValid(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
        guard let first = range.first else { return false }
        if bytes[first] < 0x80 { return range.count == 1 }
        return isValidLong(bytes, in: range)
    }

    private static func isValidLong(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
        let first = bytes[range.lowerBound]
        guard first >= 0xC2, first < 0xF5, range.count == length(of: first) else { return false }
        var value = UInt32(first) & (0x7F &>> UInt32(range.count))
        for byte in bytes[range.dropFirst()] {
            guard byte & 0xC0 == 0x80 else { return false }
            value = value &<< 6 | UInt32(byte & 0x3F)
        }
        let least: [UInt32] = [0x80, 0x800, 0x10000]
        return value >= least[range.count - 2] && Unicode.Scalar(value) != nil
    }
}
