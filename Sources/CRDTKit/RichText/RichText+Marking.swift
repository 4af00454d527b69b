/// Formatting pieces of text.
extension RichText {
    /// Marks what is within a range. O(log n), amortised.
    ///
    ///     try body.mark(.character(0..<4), "bold")
    ///     try body.mark(.character(5..<9), "link", "https://example.org", expanding: .none)
    ///     try body.mark(.character(2..<8), MarkKey("comment", id: "42"), expanding: .none)
    ///
    /// - Parameters:
    ///   - range: what to mark; nothing is recorded if there is nothing in it.
    ///   - key: what the mark is about. An earlier value of the same key gives way to the new one.
    ///   - value: what it says.
    ///   - expansion: on which sides it takes in what is typed at its edges.
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    public mutating func mark(
        _ range: Range<some TextOffset>,
        _ key: MarkKey,
        _ value: MarkValue = .present,
        expanding expansion: MarkExpansion = .after
    ) throws(TextOffsetError) {
        mark(positions: try text.positions(range), key, value, expansion)
    }

    /// Removes what marks of a key say within a range. O(log n), amortised.
    ///
    /// Concurrent marks of the same characters, if written later, stay.
    /// - Parameters:
    ///   - range: what to unmark; nothing is recorded if there is nothing in it.
    ///   - key: what the marks are about.
    ///   - expansion: on which sides what is typed at the edges is unmarked as well: take that of the mark.
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    public mutating func unmark(
        _ range: Range<some TextOffset>,
        _ key: MarkKey,
        expanding expansion: MarkExpansion = .after
    ) throws(TextOffsetError) {
        mark(positions: try text.positions(range), key, nil, expansion)
    }

    mutating func mark(positions: Range<Int>, _ key: MarkKey, _ value: MarkValue?, _ expansion: MarkExpansion) {
        if positions.isEmpty { return }
        text.engine.indexIDs()
        let (first, last) = (positions.lowerBound, positions.upperBound - 1)
        let start: MarkAnchor =
            if !expansion.includesBefore {
                .before(text.engine.id(at: first))
            } else {
                first == 0 ? .start : .after(text.engine.id(at: first - 1))
            }
        let end: MarkAnchor =
            if !expansion.includesAfter {
                .after(text.engine.id(at: last))
            } else {
                last + 1 == text.scalarCount ? .end : .before(text.engine.id(at: last + 1))
            }
        perform(Operation(kind: .mark(Mark(key: key, value: value, start: start, end: end))))
    }
}

/// Dropping marks that have no say.
extension RichText {
    /// The marks that are not covered by later ones: what the value is.
    var reducedMarks: DotMap<StampedMark> {
        var copy = self
        copy.reduceMarks()
        return copy.marks
    }

    /// Drops the marks that can never show again.
    mutating func reduceMarks() {
        if !isReduced, marks.count > 1 { marks.remove(layout.covered) }
        reducedCount = marks.count
        isReduced = true
    }
}
