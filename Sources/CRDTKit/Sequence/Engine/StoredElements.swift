/// Counts all elements, deleted ones among them.
enum StoredElements: SpanMetric {
    static func measure(_ extent: ContentExtent) -> Int { extent.elements }
    static func measure(_ summary: SpanSummary) -> Int { summary.elements }
    static func measure(_ span: Span) -> Int { span.length }
}
