/// The Castagnoli CRC of 32 bits (RFC 3720, appendix B.4), reflected, polynomial 0x1EDC6F41.
enum CRC32C {
    /// The remainders of all bytes.
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { remainder, _ in
            remainder & 1 == 0 ? remainder >> 1 : remainder >> 1 ^ 0x82F6_3B78
        }
    }

    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        let table = table
        var remainder = UInt32.max
        for byte in bytes {
            remainder = remainder >> 8 ^ table[Int(UInt8(truncatingIfNeeded: remainder) ^ byte)]
        }
        return ~remainder
    }
}
