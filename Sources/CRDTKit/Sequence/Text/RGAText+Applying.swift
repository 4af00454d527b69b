/// Applying others' changes straight from their bytes.
extension RGAText {
    /// Applies one operation. O(log n).
    public mutating func apply(_ operation: Operation, by authorship: Authorship) {
        switch operation {
        case .insert(let text, let parent):
            let extent = engine.content.append(text)
            engine.insertChecked(extent, after: parent, firstID: authorship.id)
            notePatch(insertedAt: authorship.id, count: extent.elements)
        case .remove(let ranges):
            for range in ranges { removeNoting(range) }
        }
    }

    /// Applies a keystroke where the text goes on as it was last edited, or erases a scalar that is here.
    public mutating func apply(_ keystroke: Keystroke, by authorship: Authorship) -> Bool {
        switch keystroke.kind {
        case .typed:
            guard let position = engine.typeOn(UInt8(truncatingIfNeeded: keystroke.number), authorship.id) else {
                return false
            }
            if patches != nil { patches?.append(TextPatch(position: position, insertedCount: 1)) }
        case .erased:
            guard let counter = keystroke.erasedCounter(from: authorship.id.counter) else { return false }
            let range = OperationIDRange(replica: authorship.id.replica, counter, upTo: counter + 1)
            guard engine.firstMissing(of: range) == nil else { return false }
            removeNoting(range)
        }
        return true
    }

    /// Reads operations to the reader's end and applies them, all or none.
    ///
    /// Nearly every change is one operation, which is checked and applied without being taken out of the bytes.
    public mutating func apply(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) {
        engine.indexIDs()
        let start = reader.position
        if try applySingle(from: &reader, ids: ids, by: authorship) { return }
        reader.position = start
        try decodeAndApply(from: &reader, ids: ids, by: authorship)
    }

    /// - Returns: false if there is more than one simple operation; nothing has changed then.
    private mutating func applySingle(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) -> Bool {
        switch try reader.readByte() {
        case SequenceOperationKind.insertAtStart:
            return try applyInsertion(after: nil, from: &reader, ids: ids, by: authorship)
        case SequenceOperationKind.insert:
            let parent = try reader.readID()
            return try applyInsertion(after: parent, from: &reader, ids: ids, by: authorship)
        case SequenceOperationKind.remove:
            guard try reader.readByte() == 1 else { return false }
            return try applyRemoval(from: &reader, ids: ids, by: authorship)
        default:
            return false
        }
    }

    private mutating func applyInsertion(
        after parent: OperationID?,
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) -> Bool {
        let length = try reader.readCount()
        guard length == reader.remaining, UInt64(length) == ids, reader.isASCII(length) else { return false }
        do throws(SequenceError) {
            try engine.checkInsertion(firstID: authorship.id, length: length, after: parent)
        } catch {
            throw reader.failure(.invalid(error.description))
        }
        engine.content.append(asciiFrom: &reader, count: length)
        engine.insertChecked(ContentExtent(uniform: length), after: parent, firstID: authorship.id)
        notePatch(insertedAt: authorship.id, count: length)
        return true
    }

    private mutating func applyRemoval(
        from reader: inout WireReader,
        ids: UInt64,
        by authorship: Authorship
    ) throws(WireError) -> Bool {
        let first = try reader.readID()
        let length = try reader.readUInt64()
        guard reader.isAtEnd, ids == 1, length > 0, length <= OperationID.maximumCounter - first.counter + 1 else {
            return false
        }
        let range = OperationIDRange(replica: first.replica, first.counter, upTo: first.counter + length)
        // The ids are not the author's own of this change: those would not be here yet.
        guard engine.firstMissing(of: range) == nil else { return false }
        removeNoting(range)
        return true
    }
}
