/// Why an offset does not say a place in a text.
public enum TextOffsetError: Error, Hashable, Sendable {
    /// The offset is negative, or greater than the text's length in that unit, `count`.
    case outOfBounds(Int, TextUnit, count: Int)

    /// The offset is between the bytes, or the surrogates, of one Unicode scalar.
    case insideScalar(Int, TextUnit)

    /// The place, that many UTF-8 bytes into the text, is within one Character and cannot be counted in Characters.
    case insideCharacter(utf8: Int)
}

extension TextOffsetError: CustomStringConvertible {
    /// What is wrong with the offset, in words.
    public var description: String {
        switch self {
        case .outOfBounds(let offset, let unit, let count):
            "offset \(offset) is outside a text of \(count) (counted in \(unit))"
        case .insideScalar(let offset, let unit):
            "offset \(offset) is inside a Unicode scalar (counted in \(unit))"
        case .insideCharacter(let offset):
            "the place \(offset) UTF-8 bytes into the text is inside a Character"
        }
    }
}
