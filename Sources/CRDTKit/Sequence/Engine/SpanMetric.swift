/// A unit in which places in a sequence are counted.
protocol SpanMetric {
    static func measure(_ summary: SpanSummary) -> Int
    static func measure(_ span: Span) -> Int
}
