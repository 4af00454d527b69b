extension RGAArray {
    /// What takes back what was inserted and removed. O(log n) for each run.
    public func undo(
        of operations: [Operation],
        by authorship: Authorship,
        since earlier: RGAArray
    ) -> SequenceUndo<[Element]> {
        earlier.engine.undo(of: operations, from: authorship.id)
    }

    /// Removes what was inserted, and puts what was removed where it stood.
    public mutating func takeBack(_ undo: SequenceUndo<[Element]>, _ identities: inout UndoIdentities) {
        engine.indexIDs()
        for range in engine.positions(of: undo.inserted, identities).reversed() { removeSubrange(range) }
        for part in undo.removed {
            for (offsets, last) in engine.placesToRestore(part.ids, identities) {
                let first = insert(Array(part.content[offsets]), after: last)
                identities.replace(offsets, of: part.ids, by: first)
            }
        }
    }

    /// Inserts right after an element, which may have been removed.
    /// - Returns: the first new id.
    private mutating func insert(_ elements: [Element], after parent: OperationID) -> OperationID {
        let id = recorder.mint(elements.count).id
        engine.insertChecked(engine.content.append(elements), after: parent, firstID: id)
        recorder.record(.insert(elements, after: parent))
        return id
    }

    /// Puts back what was removed, run by run so that it goes between what others have inserted.
    public mutating func restore(_ earlier: RGAArray, _ identities: inout UndoIdentities) {
        takeBack(SequenceUndo(removed: earlier.engine.visibleRuns), &identities)
    }
}
