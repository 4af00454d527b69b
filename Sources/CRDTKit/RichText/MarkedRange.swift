/// Where the text has a value under a key, as far as it is the same value without a gap.
public struct MarkedRange: Hashable, Sendable {
    /// What it is about.
    public let key: MarkKey

    /// What it says.
    public let value: MarkValue

    /// Where it is.
    public let range: Range<ScalarOffset>
}
