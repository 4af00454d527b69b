/// What is formatted how.
extension RichText {
    /// The text in pieces that are formatted alike. O(n log n) in the runs of the text, marks, and attributes of pieces.
    public var runs: [RichTextRun] {
        var runs: [RichTextRun] = []
        forEachPiece { positions, attributes in
            runs.append(
                RichTextRun(
                    string: text.engine.visibleContent(in: positions),
                    range: .scalar(positions),
                    attributes: attributes
                )
            )
        }
        return runs
    }

    /// What the character behind a place has; at the end of the text nothing. Complexity as of ``runs``.
    /// - Throws: ``TextOffsetError`` when the offset says no place in the text.
    public func attributes(at offset: some TextOffset) throws(TextOffsetError) -> MarkAttributes {
        let position = try text.position(of: offset)
        var attributes = MarkAttributes()
        for value in layout.values where value.positions.contains(position) {
            attributes[value.attribute.key] = value.attribute.value
        }
        return attributes
    }

    /// Where there is formatting within a range, in the order of the keys, then of the places. Complexity as of ``runs``.
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    public func marks(in range: Range<some TextOffset>) throws(TextOffsetError) -> [MarkedRange] {
        let positions = try text.positions(range)
        return layout.values.compactMap { value in
            let common = value.positions.clamped(to: positions)
            if common.isEmpty { return nil }
            return MarkedRange(key: value.attribute.key, value: value.attribute.value, range: .scalar(common))
        }
    }

    var layout: MarkLayout { MarkLayout(marks, in: text.engine) }

    /// Goes over the text in pieces that are formatted alike.
    private func forEachPiece(_ body: (Range<Int>, MarkAttributes) -> Void) {
        let values = layout.values
        var changes: [(position: Int, isStart: Bool, index: Int)] = []
        for (index, value) in values.enumerated() {
            changes.append((value.positions.lowerBound, true, index))
            changes.append((value.positions.upperBound, false, index))
        }
        changes.sort { left, right in
            if left.position != right.position { return left.position < right.position }
            return left.isStart == right.isStart ? left.index < right.index : right.isStart
        }
        var current = MarkAttributes()
        var start = 0
        var next = 0
        while start < text.scalarCount {
            while next < changes.count, changes[next].position == start {
                let attribute = values[changes[next].index].attribute
                current[attribute.key] = changes[next].isStart ? attribute.value : nil
                next += 1
            }
            let end = next < changes.count ? changes[next].position : text.scalarCount
            body(start..<end, current)
            start = end
        }
    }
}
