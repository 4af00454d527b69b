/// A place in a text counted in UTF-8 bytes.
public struct UTF8Offset: TextOffset {
    /// How many UTF-8 bytes stand before the place.
    public let value: Int

    /// Creates the offset with that many UTF-8 bytes before it.
    public init(_ value: Int) {
        self.value = value
    }

    /// Counts UTF-8 bytes.
    public static var unit: TextUnit { .utf8 }
}

extension TextOffset where Self == UTF8Offset {
    /// The offset with that many UTF-8 bytes before it.
    public static func utf8(_ value: Int) -> UTF8Offset { UTF8Offset(value) }
}

extension Range where Bound == UTF8Offset {
    /// The range between two offsets in UTF-8 bytes.
    public static func utf8(_ range: Range<Int>) -> Range<UTF8Offset> {
        UTF8Offset(range.lowerBound)..<UTF8Offset(range.upperBound)
    }
}
