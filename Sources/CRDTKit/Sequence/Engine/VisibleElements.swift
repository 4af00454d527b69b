/// Counts the elements that are not deleted.
enum VisibleElements: SpanMetric {
    static func measure(_ summary: SpanSummary) -> Int { summary.visible.elements }
    static func measure(_ span: Span) -> Int { span.isDeleted ? 0 : span.extent.elements }
}
