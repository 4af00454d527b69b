/// A running digest of everything that happened, so that two runs can be compared without keeping either.
struct Fingerprint: Hashable, Sendable {
    private(set) var value: UInt64

    init(seed: UInt64) {
        value = KeyedRandom.mix(seed)
    }
}

extension Fingerprint {
    @inline(__always)
    mutating func combine(_ number: UInt64) {
        value = KeyedRandom.mix(value ^ number) &+ KeyedRandom.golden
    }

    /// Eight bytes at a time, little-endian, then the rest with its length.
    mutating func combine(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { raw in
            var offset = 0
            var hash = value ^ UInt64(raw.count)
            while offset + 8 <= raw.count {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                hash = (hash ^ word) &* 0x9FB2_1C65_1E98_DF25
                hash ^= hash >> 29
                offset += 8
            }
            var rest: UInt64 = 0
            while offset < raw.count {
                rest = rest << 8 | UInt64(raw[offset])
                offset += 1
            }
            value = KeyedRandom.mix(hash ^ rest)
        }
    }
}

extension Fingerprint {
    /// A digest of a text.
    static func digest(of text: String) -> UInt64 {
        var fingerprint = Fingerprint(seed: 0)
        fingerprint.combine(Array(text.utf8))
        return fingerprint.value
    }
}
