/// Counts a text's UTF-16 code units that are not deleted.
enum VisibleUTF16: SpanMetric {
    static func measure(_ extent: ContentExtent) -> Int { extent.utf16 }
}
