extension RGAText {
    /// What takes back what was typed and erased. O(log n) for each run.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: RGAText) -> SequenceUndo<
        String
    > {
        earlier.engine.undo(of: operations, from: authorship.id)
    }

    /// Erases what was typed, and puts what was erased where it stood.
    public mutating func takeBack(_ undo: SequenceUndo<String>, _ identities: inout UndoIdentities) {
        engine.indexIDs()
        for range in engine.positions(of: undo.inserted, identities).reversed() { remove(positions: range) }
        for part in undo.removed {
            for (offsets, last) in engine.placesToRestore(part.ids, identities) {
                let first = insert(TextContent.slice(part.content, offsets), after: last)
                identities.replace(offsets, of: part.ids, by: first)
            }
        }
    }

    /// Inserts right after an element, which may have been removed.
    /// - Returns: the first new id.
    private mutating func insert(_ string: String, after parent: OperationID) -> OperationID {
        let start = engine.content.endOffset
        let extent = engine.content.append(string)
        let id = recorder.origin.mintID(extent.elements)
        engine.insertChecked(extent, after: parent, firstID: id)
        if recorder.keepsOperations, let element = engine.tree.nodes.pointee.localID(parent) {
            edits.append(
                TextEdit(kind: .insert, element: element, start: start, length: extent.storage, ids: extent.elements)
            )
        }
        return id
    }

    /// Puts back what was removed, run by run so that it goes between what others have typed.
    public mutating func restore(_ earlier: RGAText, _ identities: inout UndoIdentities) {
        takeBack(SequenceUndo(removed: earlier.engine.visibleRuns), &identities)
    }
}
