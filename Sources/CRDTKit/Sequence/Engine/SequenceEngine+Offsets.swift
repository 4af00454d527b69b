/// Counting a text in one unit or another.
extension SequenceEngine<TextContent> {
    func total<Metric: SpanMetric>(in metric: Metric.Type) -> Int { Metric.measure(tree.nodes.pointee.visible) }

    /// The offset in one unit that says the same place as one in another. O(log n), O(1) in the span last edited.
    /// - Parameter offset: at least 0 and at most the total in its unit.
    /// - Returns: `nil` when the offset is inside a scalar.
    func convert<From: SpanMetric, To: SpanMetric>(_ offset: Int, from: From.Type, to: To.Type) -> Int? {
        let nodes = tree.nodes
        if nodes.pointee.open.leaf != SpanNodes.noNode, nodes.pointee.open.slot >= 0 {
            let rest = offset - From.measure(nodes.pointee.open.before)
            let span = nodes.pointee.openSpan
            if rest >= 0, rest <= From.measure(span.visible) {
                let extent = content.extent(of: span, upTo: rest, by: From.self)
                return extent.map { To.measure(nodes.pointee.open.before) + To.measure($0) }
            }
        }
        if offset == total(in: From.self) { return total(in: To.self) }
        let (place, rest) = nodes.pointee.find(offset, by: From.self)
        guard let extent = content.extent(of: nodes.pointee[place], upTo: rest, by: From.self) else { return nil }
        return To.measure(nodes.pointee.extent(before: place)) + To.measure(extent)
    }
}
