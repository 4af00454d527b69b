/// A unit in which places in a sequence are counted.
protocol SpanMetric {
    static func measure(_ extent: ContentExtent) -> Int
    static func measure(_ extent: PackedExtent) -> Int
}
