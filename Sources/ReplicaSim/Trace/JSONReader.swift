/// Reads JSON from bytes in one pass, handing out values as they come, so that a trace of 260,000 edits takes no tree.
struct JSONReader {
    private let bytes: [UInt8]

    /// Where it is, in bytes from the start.
    private(set) var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }
}

extension JSONReader {
    /// Reads an object and calls `field` with each key; `field` must read or skip the value.
    mutating func readObject(
        _ field: (inout JSONReader, String) throws(TraceError) -> Void
    ) throws(TraceError) {
        try expect(UInt8(ascii: "{"), "an object")
        if skip(UInt8(ascii: "}")) { return }
        repeat {
            let key = try readString()
            try expect(UInt8(ascii: ":"), "':'")
            try field(&self, key)
        } while skip(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"), "',' or '}'")
    }

    /// Reads an array and calls `element` before each element; `element` must read or skip it.
    mutating func readArray(_ element: (inout JSONReader) throws(TraceError) -> Void) throws(TraceError) {
        try expect(UInt8(ascii: "["), "an array")
        if skip(UInt8(ascii: "]")) { return }
        repeat { try element(&self) } while skip(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"), "',' or ']'")
    }

    /// Reads a whole number from 0 to 2⁵³.
    mutating func readNumber() throws(TraceError) -> Int {
        skipSpace()
        let start = offset
        var number = 0
        while offset < bytes.count, (48...57).contains(bytes[offset]) {
            number = number * 10 + Int(bytes[offset] - 48)
            guard number <= 1 << 53 else { throw .unexpected("a number too large", offset: start) }
            offset += 1
        }
        guard offset > start else { throw .unexpected("expected a whole number", offset: start) }
        return number
    }

    /// Passes over a value of any kind, without recursion.
    mutating func skipValue() throws(TraceError) {
        var depth = 0
        repeat {
            skipSpace()
            guard offset < bytes.count else { throw .unexpected("the end in the middle", offset: offset) }
            switch bytes[offset] {
            case UInt8(ascii: "\""): _ = try readString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                offset += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                guard depth >= 0 else { throw .unexpected("expected a value", offset: offset) }
                offset += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                guard depth > 0 else { throw .unexpected("expected a value", offset: offset) }
                offset += 1
            default: try skipWord()
            }
        } while depth > 0
    }

    /// Requires that nothing but space follows.
    mutating func readEnd() throws(TraceError) {
        skipSpace()
        guard offset == bytes.count else { throw .unexpected("something after the end", offset: offset) }
    }

    /// Passes over a number, `true`, `false` or `null`.
    private mutating func skipWord() throws(TraceError) {
        let start = offset
        while offset < bytes.count {
            switch bytes[offset] {
            case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): offset += 1
            default:
                guard offset > start else { throw .unexpected("expected a value", offset: start) }
                return
            }
        }
    }

    mutating func skipSpace() {
        while offset < bytes.count, [32, 10, 13, 9].contains(bytes[offset]) { offset += 1 }
    }

    mutating func expect(_ byte: UInt8, _ what: String) throws(TraceError) {
        guard skip(byte) else { throw .unexpected("expected \(what)", offset: offset) }
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }
}

extension JSONReader {
    /// Reads a string and its escapes.
    mutating func readString() throws(TraceError) -> String {
        try expect(UInt8(ascii: "\""), "a string")
        var text = ""
        while true {
            let start = offset
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\"),
                bytes[offset] >= 0x20
            {
                offset += 1
            }
            guard offset < bytes.count else { throw .unexpected("the end within a string", offset: offset) }
            try append(bytes[start..<offset], to: &text)
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                return text
            case UInt8(ascii: "\\"):
                offset += 1
                text.unicodeScalars.append(try readEscape())
            default: throw .unexpected("a control character within a string", offset: offset)
            }
        }
    }

    /// Decoding repairs what is not UTF-8; a difference shows that it had to.
    private func append(_ slice: ArraySlice<UInt8>, to text: inout String) throws(TraceError) {
        guard !slice.isEmpty else { return }
        let piece = String(decoding: slice, as: UTF8.self)
        guard piece.utf8.elementsEqual(slice) else {
            throw .unexpected("text that is not UTF-8", offset: slice.startIndex)
        }
        text += piece
    }

    private mutating func readEscape() throws(TraceError) -> Unicode.Scalar {
        guard offset < bytes.count else { throw .unexpected("the end within a string", offset: offset) }
        let escape = bytes[offset]
        offset += 1
        switch escape {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(escape)
        case UInt8(ascii: "u"): return try readUnicodeEscape()
        default: throw .unexpected("an unknown escape", offset: offset - 1)
        }
    }

    private mutating func readUnicodeEscape() throws(TraceError) -> Unicode.Scalar {
        let start = offset
        let first = try readFourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        if (0xD800...0xDBFF).contains(first), offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u")
        {
            offset += 2
            let second = try readFourDigits()
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        throw .unexpected("half of a surrogate pair", offset: start)
    }

    private mutating func readFourDigits() throws(TraceError) -> UInt32 {
        guard offset + 4 <= bytes.count else { throw .unexpected("the end within a string", offset: bytes.count) }
        var number: UInt32 = 0
        for _ in 0..<4 {
            let digit: UInt8
            switch bytes[offset] {
            case 48...57: digit = bytes[offset] - 48
            case 65...70: digit = bytes[offset] - 55
            case 97...102: digit = bytes[offset] - 87
            default: throw .unexpected("expected four hexadecimal digits", offset: offset)
            }
            number = number << 4 | UInt32(digit)
            offset += 1
        }
        return number
    }
}
