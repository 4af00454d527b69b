/// Counts units of storage that are not deleted: a text's UTF-8 bytes.
enum VisibleStorage: SpanMetric {
    @inline(__always)
    static func measure(_ extent: ContentExtent) -> Int { extent.storage }

    @inline(__always)
    static func measure(_ extent: PackedExtent) -> Int { extent.storage }
}
