/// Counting a text in one unit or another.
extension SequenceEngine<TextContent> {
    func total<Metric: SpanMetric>(in metric: Metric.Type) -> Int { Metric.measure(tree.total) }

    /// The offset in one unit that says the same place as one in another. O(log n).
    /// - Parameter offset: at least 0 and at most the total in its unit.
    /// - Returns: `nil` when the offset is inside a scalar.
    func convert<From: SpanMetric, To: SpanMetric>(_ offset: Int, from: From.Type, to: To.Type) -> Int? {
        if offset == total(in: From.self) { return total(in: To.self) }
        let (place, rest) = tree.find(offset, by: From.self)
        guard let extent = content.extent(of: tree[place], upTo: rest, by: From.self) else { return nil }
        return tree.position(of: place, by: To.self) + To.measure(extent)
    }
}
