/// Formatting paragraphs.
extension RichText {
    /// Gives a paragraph as a whole an attribute, such as `"heading"` and its level, or takes it away. O(n).
    ///
    /// The attribute belongs to the line feed before the paragraph: it stays when the paragraph is edited, and goes when the
    /// paragraph is joined to the one before. Of concurrent values of one key the last one wins.
    /// - Parameters:
    ///   - key: what it is about.
    ///   - value: what it says, nil for nothing.
    ///   - offset: a place in the paragraph.
    /// - Throws: ``TextOffsetError`` when the offset says no place in the text.
    public mutating func setBlock(
        _ key: MarkKey,
        _ value: MarkValue?,
        at offset: some TextOffset
    ) throws(TextOffsetError) {
        let position = try text.position(of: offset)
        let start = paragraphRanges.last { $0.lowerBound <= position }?.lowerBound ?? 0
        let block = BlockKey(start: lineFeed(before: start), key: key)
        if let value {
            perform(Operation(kind: .block(.set(block, value))))
        } else if blocks[block] != nil {
            perform(Operation(kind: .block(.remove(block))))
        }
    }

    /// The paragraphs, of which there is always one more than line feeds. O(n log n).
    public var paragraphs: [RichTextParagraph] {
        var attributes: [OperationID?: MarkAttributes] = [:]
        for (block, value) in blocks { attributes[block.start, default: [:]][block.key] = value }
        return paragraphRanges.map { positions in
            RichTextParagraph(
                range: .scalar(positions),
                attributes: attributes[lineFeed(before: positions.lowerBound)] ?? [:]
            )
        }
    }

    /// Between which positions the paragraphs are, without their line feeds.
    private var paragraphRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for (position, scalar) in string.unicodeScalars.enumerated() where scalar == "\n" {
            ranges.append(start..<position)
            start = position + 1
        }
        return ranges + [start..<text.scalarCount]
    }

    /// Whether the line feed before a paragraph is here; the first paragraph has none.
    func isVisible(_ start: OperationID?) -> Bool {
        start.map { text.engine.position(of: $0).map { !$0.isDeleted } ?? false } ?? true
    }

    private func lineFeed(before position: Int) -> OperationID? {
        position == 0 ? nil : text.engine.id(at: position - 1)
    }
}
