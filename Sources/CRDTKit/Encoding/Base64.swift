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
        let alphabet = alphabet
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var start = 0
        while bytes.count - start >= 3 {
            let bits = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
            text.append(alphabet[bits >> 18])
            text.append(alphabet[bits >> 12 & 63])
            text.append(alphabet[bits >> 6 & 63])
            text.append(alphabet[bits & 63])
            start += 3
        }
        if start < bytes.count {
            let bits = Int(bytes[start]) << 16 | (start + 1 < bytes.count ? Int(bytes[start + 1]) << 8 : 0)
            text.append(alphabet[bits >> 18])
            text.append(alphabet[bits >> 12 & 63])
            text.append(start + 1 < bytes.count ? alphabet[bits >> 6 & 63] : padding)
            text.append(padding)
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes, or nil if the text is not canonical Base64.
    static func decode(_ text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count % 4 == 0 else { return nil }
        let places = places
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 4 * 3)
        for start in stride(from: 0, to: digits.count, by: 4) {
            let first = places[Int(digits[start])]
            let second = places[Int(digits[start + 1])]
            let third = places[Int(digits[start + 2])]
            let fourth = places[Int(digits[start + 3])]
            // A place has six bits; the mark of what is no digit has more.
            if first | second | third | fourth > 63 {
                guard start + 4 == digits.count else { return nil }
                return decodeEnd(digits[start...]).map { bytes + $0 }
            }
            bytes.append(first << 2 | second >> 4)
            bytes.append(second << 4 | third >> 2)
            bytes.append(third << 6 | fourth)
        }
        return bytes
    }

    /// The bytes of the last four digits, of which one or two are padding.
    private static func decodeEnd(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
        let padded = digits.reversed().prefix { $0 == padding }.count
        guard padded == 1 || padded == 2 else { return nil }
        var bits = 0
        for digit in digits.dropLast(padded) {
            let place = places[Int(digit)]
            if place == 0xFF { return nil }
            bits = bits << 6 | Int(place)
        }
        bits <<= 6 * padded
        guard bits & (1 << (8 * padded) - 1) == 0 else { return nil }
        return (0..<(3 - padded)).map { UInt8(truncatingIfNeeded: bits >> (16 - 8 * $0)) }
    }
}
