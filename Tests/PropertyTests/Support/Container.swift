/// The envelope of encoded data, put right after damage: without that the checksum would refuse everything, and nothing
/// behind it would be tried.
enum Container {
    /// The bytes with length and checksum as the rest of them needs it.
    static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        let headerSize = 5
        let checksumSize = 4
        guard var end = bytes.indices.dropFirst(headerSize).first(where: { bytes[$0] < 0x80 }) else { return bytes }
        end += 1
        guard bytes.count >= end + checksumSize else { return bytes }
        let body = bytes[end...].dropLast(checksumSize)
        var result = Array(bytes[..<headerSize])
        var length = body.count
        while length >= 0x80 {
            result.append(UInt8(truncatingIfNeeded: length) | 0x80)
            length >>= 7
        }
        result.append(UInt8(length))
        result += body
        let checksum = crc32c(result)
        for shift in stride(from: 0, to: 32, by: 8) {
            result.append(UInt8(truncatingIfNeeded: checksum >> UInt32(shift)))
        }
        return result
    }

    /// CRC-32C, a bit at a time.
    private static func crc32c(_ bytes: [UInt8]) -> UInt32 {
        var remainder = UInt32.max
        for byte in bytes {
            remainder ^= UInt32(byte)
            for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 0 ? 0 : 0x82F6_3B78) }
        }
        return ~remainder
    }
}
