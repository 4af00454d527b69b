extension TestCase {
    /// Marks what `body` draws as one piece, which shrinking can delete or simplify as a whole.
    ///
    /// Generators do this by themselves; it helps in a long imperative generator. Pieces of equal names may be put in
    /// another order, and a piece may be replaced by one of the same name inside it.
    public mutating func span<Result>(
        _ name: String,
        _ body: (inout TestCase) throws -> Result
    ) rethrows -> Result {
        try span(SpanLabel(name: name), body)
    }

    @inline(__always)
    mutating func span<Result>(
        _ label: SpanLabel,
        _ body: (inout TestCase) throws -> Result
    ) rethrows -> Result {
        let index = open(label, at: choices.count)
        let result = try body(&self)
        close(index)
        return result
    }

    /// Repeats `body` a number of times within `count`, which shrinks towards the lower bound.
    ///
    /// Each repetition is preceded by a choice to go on, so that shrinking deletes any one of them together with what it
    /// drew. `body` returns whether its repetition counts; one that does not (a duplicate in a set, a step that was not
    /// possible) leaves no trace in the shrunk case.
    ///
    /// - Precondition: `count` is not negative.
    public mutating func repeating(
        _ count: ClosedRange<Int>,
        _ body: (inout TestCase) throws -> Bool
    ) throws {
        precondition(count.lowerBound >= 0, "a count is not negative")
        let collection = open(.collection, at: choices.count)
        let isFixed = count.lowerBound == count.upperBound
        let target = isRandom && !isFixed ? suggestedCount(count) : 0
        var kept = 0
        var missed = 0
        while kept < count.upperBound {
            let start = choices.count
            if kept < count.lowerBound {
                if !isFixed { try force(1) }
            } else {
                let goesOn: UInt64 = kept + missed < target ? 1 : 0
                guard try choose(upTo: 1, suggesting: goesOn) == 1 else { break }
            }
            let element = open(.element, at: start)
            let counts = try body(&self)
            close(element)
            if counts {
                kept += 1
            } else {
                spans[element].isDiscarded = true
                missed += 1
                guard missed <= 16 + 4 * kept || kept >= count.lowerBound else { throw Interruption.rejected }
            }
        }
        close(collection)
    }

    mutating func open(_ label: SpanLabel, at start: Int) -> Int {
        let index = spans.count
        spans.append(Span(label: label, start: Int32(truncatingIfNeeded: start), end: -1, parent: currentSpan))
        currentSpan = Int32(truncatingIfNeeded: index)
        return index
    }

    @inline(__always)
    mutating func close(_ index: Int) {
        spans[index].end = Int32(truncatingIfNeeded: choices.count)
        currentSpan = spans[index].parent
    }

    private mutating func suggestedCount(_ count: ClosedRange<Int>) -> Int {
        let room = UInt64(count.upperBound - count.lowerBound)
        let roll = random.next()
        let extra: UInt64
        switch roll & 15 {
        case 0: extra = 0
        case 1: extra = min(room, 64)
        case 2...9: extra = random.next(upTo: min(room, 8))
        case 10...13: extra = random.next(upTo: min(room, 32))
        default: extra = random.next(upTo: min(room, 1024))
        }
        return count.lowerBound + Int(extra)
    }
}
