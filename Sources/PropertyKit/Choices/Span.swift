/// A stretch of choices that one piece of structure drew: an element of an array, an attempt of a filter, a subtree.
///
/// Spans tell the shrinker where it can cut so that what remains still parses.
struct Span {
    var label: SpanLabel
    var start: Int32
    var end: Int32
    /// The index of the enclosing span, or −1 at the top.
    var parent: Int32
    /// Whether what was drawn here was thrown away, as a failed attempt of a filter is.
    var isDiscarded = false
}

extension Span {
    var range: Range<Int> { Int(start)..<Int(end) }
}
