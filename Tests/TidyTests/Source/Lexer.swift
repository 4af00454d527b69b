/// Splits Swift source into tokens, so that rules never mistake a word in a string or comment for code.
///
/// It knows nested comments, raw and multi-line strings, interpolation and regular-expression literals, and nothing of
/// the grammar. Unterminated literals end with the file.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [Token] = []

    private init(_ source: String) {
        bytes = Array(source.utf8)
    }

    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source)
        lexer.run(inInterpolation: false)
        return lexer.tokens
    }
}

extension Lexer {
    /// Reads tokens to the end of the file or, in an interpolation, to the parenthesis that closes it.
    private mutating func run(inInterpolation: Bool) {
        var depth = 0
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                advance()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                lexLineComment()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                lexBlockComment()
            case UInt8(ascii: "/") where startsRegex:
                lexDelimited(hashes: 0, by: UInt8(ascii: "/"))
            case UInt8(ascii: "\""):
                lexDelimited(hashes: 0, by: byte)
            case UInt8(ascii: "#") where literalAfterHashes != nil:
                let opening = literalAfterHashes!
                lexDelimited(hashes: opening.hashes, by: opening.delimiter)
            case UInt8(ascii: "`"):
                lexQuotedIdentifier()
            case _ where Self.isDigit(byte):
                lexNumber()
            case _ where Self.isWordByte(byte):
                lexWord()
            default:
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                lexPunctuation()
                if inInterpolation, depth == 0 { return }
            }
        }
    }

    private mutating func lexPunctuation() {
        let start = position
        advance()
        append(.punctuation, from: start, line: line)
    }

    private mutating func lexWord() {
        let start = position
        while let byte = peek(), Self.isWordByte(byte) { advance() }
        append(.word, from: start, line: line)
    }

    private mutating func lexQuotedIdentifier() {
        advance()
        let start = position
        while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { advance() }
        append(.word, from: start, line: line)
        advance()
    }

    private mutating func lexNumber() {
        let start = position
        let isTupleIndex = tokens.last?.text == "."
        let isHexadecimal = peek(1) == UInt8(ascii: "x")
        while let byte = peek() {
            let isFraction =
                byte == UInt8(ascii: ".") && !isTupleIndex && peek(1).map(Self.isDigit) == true
            let isExponentSign =
                (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && !isHexadecimal
                && bytes[position - 1] | 0x20 == UInt8(ascii: "e")
            guard Self.isWordByte(byte) || isFraction || isExponentSign else { break }
            advance()
        }
        append(.number, from: start, line: line)
    }

    private mutating func lexLineComment() {
        let start = position
        while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
        append(.comment, from: start, line: line)
    }

    private mutating func lexBlockComment() {
        let start = position
        let firstLine = line
        var depth = 0
        while peek() != nil {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
                if depth == 0 { break }
            } else {
                advance()
            }
        }
        append(.comment, from: start, line: firstLine)
    }
}

extension Lexer {
    /// The hashes and the delimiter of a raw string or regular expression that starts here.
    private var literalAfterHashes: (hashes: Int, delimiter: UInt8)? {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard let delimiter = peek(hashes), delimiter == UInt8(ascii: "\"") || delimiter == UInt8(ascii: "/")
        else { return nil }
        return (hashes, delimiter)
    }

    /// Whether a slash here begins a regular expression: it stands where an operand is expected, text follows at once
    /// and a second slash closes it on the same line.
    private var startsRegex: Bool {
        if let previous = tokens.last(where: { $0.kind != .comment }) {
            let operandFollows = previous.kind == .punctuation ? "(,=:[{&|!?;" : "return in case"
            guard operandFollows.contains(previous.text) else { return false }
        }
        guard peek(1) != UInt8(ascii: " ") else { return false }
        var offset = 1
        while let byte = peek(offset), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "/") { return true }
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    /// Reads a string or regular expression; the tokens of its interpolations follow the literal's own.
    private mutating func lexDelimited(hashes: Int, by delimiter: UInt8) {
        let firstLine = line
        advance(hashes)
        let isMultiline = (0..<3).allSatisfy { peek($0) == UInt8(ascii: "\"") }
        let width = isMultiline ? 3 : 1
        advance(width)
        let literal = tokens.count
        let start = position
        tokens.append(Token(kind: .string, text: "", line: firstLine, lastLine: firstLine))
        while peek() != nil {
            if closes(delimiter, width: width, hashes: hashes) { break }
            if peek() == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
                advance(1 + hashes)
                if peek() == UInt8(ascii: "("), delimiter == UInt8(ascii: "\"") {
                    run(inInterpolation: true)
                } else {
                    advance()
                }
            } else {
                advance()
            }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        tokens[literal] = Token(kind: .string, text: text, line: firstLine, lastLine: line)
        advance(width + hashes)
    }

    private func closes(_ delimiter: UInt8, width: Int, hashes: Int) -> Bool {
        (0..<width).allSatisfy { peek($0) == delimiter }
            && (0..<hashes).allSatisfy { peek(width + $0) == UInt8(ascii: "#") }
    }
}

extension Lexer {
    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func append(_ kind: Token.Kind, from start: Int, line firstLine: Int) {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        tokens.append(Token(kind: kind, text: text, line: firstLine, lastLine: line))
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Whether the byte may stand in an identifier; bytes of other scripts always may.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
}
