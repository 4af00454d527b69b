/// Base64 with padding (RFC 4648, section 4), for putting bytes into text formats.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// Each byte's place in the alphabet, or 0xFF.
    private static let places: [UInt8] = {
        var places = [UInt8](repeating: 0xFF, count: 256)
        for (place, byte) in alphabet.enumerated() { places[Int(byte)] = UInt8(place) }
        return places
    }()

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
            for place in 0..<4 {
                text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : padding)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes, or nil if the text is not canonical Base64.
    static func decode(_ text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count % 4 == 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 4 * 3)
        for start in stride(from: 0, to: digits.count, by: 4) {
            let isLast = start + 4 == digits.count
            let padded = isLast ? digits[start..<(start + 4)].reversed().prefix { $0 == padding }.count : 0
            guard padded <= 2 else { return nil }
            var bits = 0
            for index in start..<(start + 4 - padded) {
                let place = places[Int(digits[index])]
                if place == 0xFF { return nil }
                bits = bits << 6 | Int(place)
            }
            bits <<= 6 * padded
            guard bits & (1 << (8 * padded) - 1) == 0 || padded == 0 else { return nil }
            for position in 0..<(3 - padded) { bytes.append(UInt8(truncatingIfNeeded: bits >> (16 - 8 * position))) }
        }
        return bytes
    }
}
