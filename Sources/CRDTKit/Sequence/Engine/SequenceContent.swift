/// The content of a sequence's elements, in the order in which they arrived.
///
/// Content is only ever appended, so that spans can say where theirs is by a number that stays right; deleted content
/// remains until the whole is rebuilt. (The buffer and the spans together are a piece table.)
protocol SequenceContent: Sendable {
    /// Content as operations and callers hold it.
    associatedtype Fragment: WireCodable

    init()

    /// The units of storage in use; the next content is appended here.
    var endOffset: Int { get }

    static func elementCount(of fragment: Fragment) -> Int

    /// Appends content.
    /// - Returns: its extent.
    mutating func append(_ fragment: Fragment) -> ContentExtent
    mutating func append(_ range: Range<Int>, from other: Self)

    /// The longest stretch from the start of a range that one span should hold, at least one element.
    func piece(in range: Range<Int>, maximumElements: Int) -> ContentExtent

    /// The extent of that many elements of content from a place on, where sizes differ.
    func mixedExtent(ofFirst elements: Int, from start: Int) -> ContentExtent

    /// Joins stretches of content.
    /// - Parameter storage: their lengths' sum.
    func fragment(of ranges: some Sequence<Range<Int>>, totalStorage storage: Int) -> Fragment

    /// Whether two stretches of equal length hold the same content, as ``WireCodable`` tells it apart.
    func isEqual(_ range: Range<Int>, to otherRange: Range<Int>, in other: Self) -> Bool
}

extension SequenceContent {
    /// The extent of a span's first elements; O(1) unless sizes differ, and spans are short then.
    @inline(__always)
    func extent(ofFirst elements: Int, of span: Span) -> ContentExtent {
        if span.isUniform { return ContentExtent(uniform: elements) }
        if elements == span.length { return span.extent }
        return mixedExtent(ofFirst: elements, from: span.start)
    }
}
