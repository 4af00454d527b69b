/// Counts the elements that are not deleted.
enum VisibleElements: SpanMetric {
    @inline(__always)
    static func measure(_ extent: ContentExtent) -> Int { extent.elements }

    @inline(__always)
    static func measure(_ extent: PackedExtent) -> Int { extent.elements }
}
