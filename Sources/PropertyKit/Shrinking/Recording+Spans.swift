extension Recording {
    /// How many siblings of the same kind stand before a span.
    func place(of index: Int) -> UInt64 {
        let span = spans[index]
        let first = max(0, Int(span.parent))
        return UInt64(spans[first..<index].count { $0.parent == span.parent && $0.label == span.label })
    }

    /// The index of a span and of those that follow it as siblings of the same kind.
    func siblings(from index: Int) -> [Int] {
        var result = [index]
        let first = spans[index]
        guard !first.range.isEmpty else { return [] }
        for other in spans.indices.dropFirst(index + 1) {
            let span = spans[other]
            if first.parent >= 0 && span.start >= spans[Int(first.parent)].end { break }
            if span.parent == first.parent && span.label == first.label && !span.range.isEmpty { result.append(other) }
        }
        return result
    }
}
