/// Counts the elements that are not deleted.
enum VisibleElements: SpanMetric {
    static func measure(_ extent: ContentExtent) -> Int { extent.elements }
}
