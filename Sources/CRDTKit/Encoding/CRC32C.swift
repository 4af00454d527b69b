/// The Castagnoli CRC of 32 bits (RFC 3720, appendix B.4), reflected, polynomial 0x1EDC6F41.
///
/// Eight bytes at a time by eight tables, of which table k holds each byte's remainder k bytes further on (Kounavis and
/// Berry, "A Systematic Approach to Building High Performance Software-Based CRC Generators", 2005).
enum CRC32C {
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        for byte in UInt32(0)..<256 {
            var remainder = byte
            for _ in 0..<8 {
                remainder = remainder & 1 == 0 ? remainder >> 1 : (remainder >> 1) ^ 0x82F6_3B78
            }
            tables.append(remainder)
        }
        for index in 256..<(8 * 256) {
            let previous = tables[index - 256]
            tables.append((previous >> 8) ^ tables[Int(previous & 0xFF)])
        }
        return tables
    }()

    static func checksum(_ bytes: [UInt8]) -> UInt32 { checksum(bytes[...]) }

    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        tables.withUnsafeBufferPointer { tables in
            bytes.withUnsafeBytes { checksum($0, tables) }
        }
    }

    private static func checksum(_ bytes: UnsafeRawBufferPointer, _ tables: UnsafeBufferPointer<UInt32>) -> UInt32 {
        var remainder = UInt32.max
        var offset = 0
        while bytes.count - offset >= 8 {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let mixed = word ^ UInt64(remainder)
            remainder = 0
            for position in 0..<8 {
                let byte = Int(truncatingIfNeeded: mixed >> UInt64(8 * position) & 0xFF)
                remainder ^= tables[(7 - position) * 256 + byte]
            }
            offset += 8
        }
        while offset < bytes.count {
            remainder = remainder >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: remainder) ^ bytes[offset])]
            offset += 1
        }
        return ~remainder
    }
}
