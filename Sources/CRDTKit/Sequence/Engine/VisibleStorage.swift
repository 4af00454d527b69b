/// Counts units of storage that are not deleted: a text's UTF-8 bytes.
enum VisibleStorage: SpanMetric {
    static func measure(_ summary: SpanSummary) -> Int { summary.visible.storage }
    static func measure(_ span: Span) -> Int { span.isDeleted ? 0 : span.extent.storage }
}
