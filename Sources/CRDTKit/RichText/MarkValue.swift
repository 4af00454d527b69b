/// What a mark says beyond being there: nothing, a text such as a link's address, or a number such as a heading's level.
public enum MarkValue: Sendable {
    /// That it is there, as for bold.
    case present

    /// A text: an address, a colour, an author.
    case text(String)

    /// A number: a size, a level.
    case number(Int64)
}

extension MarkValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Creates a text.
    public init(stringLiteral value: String) { self = .text(value) }

    /// Creates a number.
    public init(integerLiteral value: Int64) { self = .number(value) }
}

extension MarkValue: Hashable {
    /// Whether both are the same content; texts are compared by code units.
    public static func == (lhs: MarkValue, rhs: MarkValue) -> Bool {
        switch (lhs, rhs) {
        case (.present, .present): true
        case (.text(let left), .text(let right)): left.isIdentical(to: right)
        case (.number(let left), .number(let right)): left == right
        default: false
        }
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .present: hasher.combine(0)
        case .text(let text):
            hasher.combine(1)
            for byte in text.utf8 { hasher.combine(byte) }
        case .number(let number): hasher.combine(number)
        }
    }
}

extension MarkValue: WireCodable {
    /// Writes one byte, 0, 1 or 2, then the text or the number.
    public func encode(to writer: inout WireWriter) {
        switch self {
        case .present: writer.write(byte: 0)
        case .text(let text):
            writer.write(byte: 1)
            writer.write(text)
        case .number(let number):
            writer.write(byte: 2)
            writer.write(number)
        }
    }

    /// Reads a value.
    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.readByte() {
        case 0: self = .present
        case 1: self = .text(try reader.readString())
        case 2: self = .number(try reader.readInt64())
        case let kind: throw reader.failure(.unknown("value of a mark \(kind)"))
        }
    }
}

extension MarkValue: CustomStringConvertible {
    /// The text or the number.
    public var description: String {
        switch self {
        case .present: "present"
        case .text(let text): text
        case .number(let number): "\(number)"
        }
    }
}
