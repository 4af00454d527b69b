/// A place in a text counted in UTF-16 code units.
public struct UTF16Offset: TextOffset {
    /// How many UTF-16 code units stand before the place.
    public let value: Int

    /// Creates the offset with that many UTF-16 code units before it.
    public init(_ value: Int) {
        self.value = value
    }

    /// Counts UTF-16 code units.
    public static var unit: TextUnit { .utf16 }
}

extension TextOffset where Self == UTF16Offset {
    /// The offset with that many UTF-16 code units before it.
    public static func utf16(_ value: Int) -> UTF16Offset { UTF16Offset(value) }
}

extension Range where Bound == UTF16Offset {
    /// The range between two offsets in UTF-16 code units.
    public static func utf16(_ range: Range<Int>) -> Range<UTF16Offset> {
        UTF16Offset(range.lowerBound)..<UTF16Offset(range.upperBound)
    }
}
