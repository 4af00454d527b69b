/// A piece of text that is formatted alike.
public struct RichTextRun: Hashable, Sendable {
    /// What it says.
    public let string: String

    /// Where it is.
    public let range: Range<ScalarOffset>

    /// What it has.
    public let attributes: MarkAttributes
}
