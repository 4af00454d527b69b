/// A 64-bit digest of content, for finding accidental differences; it does not withstand an attacker.
///
/// FNV-1a over 64-bit words, with a finishing mix. The same on every platform and in every process.
struct ContentDigest: Hashable, Sendable {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325
}

extension ContentDigest {
    mutating func combine(_ word: UInt64) {
        state = (state ^ word) &* 0x0000_0100_0000_01B3
        state ^= state >> 29
    }

    mutating func combine(_ bytes: [UInt8]) {
        combine(UInt64(bytes.count))
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            while bytes.count - offset >= 8 {
                combine(UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            if offset < bytes.count { combine(bytes[offset...].reduce(0) { $0 << 8 | UInt64($1) }) }
        }
    }

    mutating func combine(_ id: OperationID) {
        combine(id.counter)
        combine(id.replica.high)
        combine(id.replica.low)
    }

    var value: UInt64 {
        var mixed = state
        mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return mixed ^ mixed >> 33
    }
}
