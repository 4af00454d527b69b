/// A place in a text counted in Unicode scalars.
public struct ScalarOffset: TextOffset {
    /// How many Unicode scalars stand before the place.
    public let value: Int

    /// Creates the offset with that many Unicode scalars before it.
    public init(_ value: Int) {
        self.value = value
    }

    /// Counts Unicode scalars.
    public static var unit: TextUnit { .scalar }
}

extension TextOffset where Self == ScalarOffset {
    /// The offset with that many Unicode scalars before it.
    public static func scalar(_ value: Int) -> ScalarOffset { ScalarOffset(value) }
}

extension Range where Bound == ScalarOffset {
    /// The range between two offsets in Unicode scalars.
    public static func scalar(_ range: Range<Int>) -> Range<ScalarOffset> {
        ScalarOffset(range.lowerBound)..<ScalarOffset(range.upperBound)
    }
}
