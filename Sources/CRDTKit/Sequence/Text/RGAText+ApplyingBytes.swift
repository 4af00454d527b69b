/// Applying a change from its bytes, without taking operations out of them.
extension RGAText {
    /// Reads operations to the reader's end and applies them, all or none.
    ///
    /// Nearly every change inserts at one place, removes, or replaces, which is checked and applied as it stands.
    public mutating func apply(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) {
        engine.indexIDs()
        let start = reader.position
        if let edit = try readSimpleEdit(from: &reader, ids: ids, by: authorship) {
            return apply(edit, of: reader, by: authorship)
        }
        reader.position = start
        try decodeAndApply(from: &reader, ids: ids, by: authorship)
    }

    /// An insertion, and a removal after it, or one of them.
    private struct SimpleEdit {
        var parent: OperationID?

        /// Where the inserted text is among the bytes.
        var text = 0..<0
        var extent = ContentExtent.zero
        var removed = OperationIDRanges()
    }

    private mutating func apply(_ edit: SimpleEdit, of reader: WireReader, by authorship: Authorship) {
        if !edit.text.isEmpty {
            engine.content.append(utf8From: reader, edit.text)
            engine.insertChecked(edit.extent, after: edit.parent, firstID: authorship.id)
            notePatch(insertedAt: authorship.id, count: edit.extent.elements)
        }
        for range in edit.removed { removeNoting(range) }
    }

    /// Reads and checks an edit.
    /// - Returns: nil if the operations are others than these, or what they say needs a closer look.
    private func readSimpleEdit(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) -> SimpleEdit? {
        var edit = SimpleEdit()
        var kind = try reader.readByte()
        if kind == SequenceOperationKind.insert || kind == SequenceOperationKind.insertAtStart {
            if kind == SequenceOperationKind.insert { edit.parent = try reader.readID() }
            (edit.text, edit.extent) = try reader.readText()
            do throws(SequenceError) {
                try engine.checkInsertion(firstID: authorship.id, length: edit.extent.elements, after: edit.parent)
            } catch {
                throw reader.failure(.invalid(error.description))
            }
            if reader.isAtEnd { return UInt64(edit.extent.elements) == ids ? edit : nil }
            kind = try reader.readByte()
        }
        guard kind == SequenceOperationKind.remove else { return nil }
        edit.removed = try Operation.decodeRanges(from: &reader)
        guard reader.isAtEnd, UInt64(edit.extent.elements) + 1 == ids, canRemove(edit.removed) else { return nil }
        return edit
    }

    /// Whether scalars are all here and named once. Ids of this very change's insertion are not: they need a closer look.
    private func canRemove(_ ranges: OperationIDRanges) -> Bool {
        // Comparing each with each is for few.
        guard ranges.count <= 8 else { return false }
        for (index, range) in ranges.enumerated() {
            guard engine.firstMissing(of: range) == nil else { return false }
            for other in ranges.prefix(index) where other.replica == range.replica {
                if other.lowerBound < range.upperBound, range.lowerBound < other.upperBound { return false }
            }
        }
        return true
    }
}

extension WireReader {
    /// Reads where a text behind its length is, and how much it measures.
    fileprivate mutating func readText() throws(WireError) -> (Range<Int>, ContentExtent) {
        let start = position
        let length = try readCount()
        let range = position..<position + length
        if isASCII(length) {
            position += length
            return (range, ContentExtent(uniform: length))
        }
        position = start
        let text = try readString()
        return (range, TextContent.extent(of: text))
    }
}
