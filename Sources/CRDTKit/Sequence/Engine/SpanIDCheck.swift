/// Makes sure that no id occurs twice in spans that come from elsewhere.
enum SpanIDCheck {
    /// The first of an element's ids that another element has too, or `nil`.
    ///
    /// O(n) where counters are in proportion to the number of spans, as they are in any sequence that was typed; otherwise
    /// O(n log n).
    static func duplicate(in spans: [Span], replicas: Int) -> LocalID? {
        var greatest = Array(repeating: UInt64(0), count: replicas)
        for span in spans { greatest[Int(span.replica)] = max(greatest[Int(span.replica)], span.endCounter) }
        let total = greatest.reduce(UInt64(0)) { $0 &+ $1 }
        let isDense = greatest.allSatisfy { $0 < 1 << 32 } && total / 512 <= UInt64(spans.count)
        return isDense ? duplicateByMarking(spans, ends: greatest) : duplicateBySorting(spans)
    }

    /// Marks every id in a bit map for each replica, one after the other.
    private static func duplicateByMarking(_ spans: [Span], ends: [UInt64]) -> LocalID? {
        var starts: [Int] = []
        var words = 0
        for end in ends {
            starts.append(words)
            words += Int(end / 64) + 1
        }
        var marks = Array(repeating: UInt64(0), count: words)
        return marks.withUnsafeMutableBufferPointer { marks in
            for span in spans {
                var counter = span.counter
                let end = span.endCounter
                let start = starts[Int(span.replica)]
                while counter < end {
                    let bit = counter % 64
                    let bits = min(end - counter, 64 - bit)
                    let mask = (UInt64.max >> (64 - bits)) << bit
                    let word = start + Int(counter / 64)
                    if marks[word] & mask != 0 { return span.first }
                    marks[word] |= mask
                    counter += bits
                }
            }
            return nil
        }
    }

    private static func duplicateBySorting(_ spans: [Span]) -> LocalID? {
        let sorted = spans.sorted { ($0.replica, $0.counter) < ($1.replica, $1.counter) }
        for (span, next) in zip(sorted, sorted.dropFirst())
        where span.replica == next.replica && span.endCounter > next.counter {
            return next.first
        }
        return nil
    }
}
