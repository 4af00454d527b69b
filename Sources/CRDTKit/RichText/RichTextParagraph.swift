/// A paragraph: what stands between two line feeds, or an end of the text.
public struct RichTextParagraph: Hashable, Sendable {
    /// Where it is, without the line feed that ends it.
    public let range: Range<ScalarOffset>

    /// What it has as a whole, such as being a heading.
    public let attributes: MarkAttributes
}
