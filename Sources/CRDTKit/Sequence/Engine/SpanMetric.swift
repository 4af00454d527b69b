/// A unit in which places in a sequence are counted.
protocol SpanMetric {
    static func measure(_ extent: ContentExtent) -> Int
    static func measure(_ summary: SpanSummary) -> Int
    static func measure(_ span: Span) -> Int
}

extension SpanMetric {
    static func measure(_ summary: SpanSummary) -> Int { measure(summary.visible) }
    static func measure(_ span: Span) -> Int { span.isDeleted ? 0 : measure(span.extent) }
}
