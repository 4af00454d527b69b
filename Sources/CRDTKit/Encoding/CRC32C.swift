/// The Castagnoli CRC of 32 bits (RFC 3720, appendix B.4), reflected, polynomial 0x1EDC6F41.
///
/// Sixteen bytes at a time by sixteen tables, of which table k holds each byte's remainder k bytes further on (Kounavis
/// and Berry, "A Systematic Approach to Building High Performance Software-Based CRC Generators", 2005).
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
        for index in 256..<(16 * 256) {
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
        while bytes.count - offset >= 16 {
            let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let second = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
            remainder =
                Self.remainder(UInt64(littleEndian: first) ^ UInt64(remainder), 15, tables)
                ^ Self.remainder(UInt64(littleEndian: second), 7, tables)
            offset += 16
        }
        while offset < bytes.count {
            remainder = remainder >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: remainder) ^ bytes[offset])]
            offset += 1
        }
        return ~remainder
    }

    /// What eight bytes leave, of which the first is looked up in table `first`, and each other in the one before.
    @inline(__always)
    private static func remainder(_ word: UInt64, _ first: Int, _ tables: UnsafeBufferPointer<UInt32>) -> UInt32 {
        func entry(_ place: Int) -> UInt32 {
            tables[(first &- place) &* 256 &+ Int(truncatingIfNeeded: word &>> UInt64(8 * place) & 0xFF)]
        }
        return (entry(0) ^ entry(1)) ^ (entry(2) ^ entry(3)) ^ (entry(4) ^ entry(5)) ^ (entry(6) ^ entry(7))
    }
}
