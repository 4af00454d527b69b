/// Counts a text's UTF-16 code units that are not deleted.
enum VisibleUTF16: SpanMetric {
    static func measure(_ summary: SpanSummary) -> Int { summary.visible.utf16 }
    static func measure(_ span: Span) -> Int { span.isDeleted ? 0 : span.extent.utf16 }
}
