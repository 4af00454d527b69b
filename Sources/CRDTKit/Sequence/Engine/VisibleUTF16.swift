/// Counts a text's UTF-16 code units that are not deleted.
enum VisibleUTF16: SpanMetric {
    @inline(__always)
    static func measure(_ extent: ContentExtent) -> Int { extent.utf16 }

    @inline(__always)
    static func measure(_ extent: PackedExtent) -> Int { extent.utf16 }
}
