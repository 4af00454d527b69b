extension MVRegister {
    /// What takes back a write: the write if there was one, and the values that were there before it.
    public struct Undo: Sendable {
        let written: [OperationID]
        let replaced: [Entry]

        /// What there was after it.
        let left: [OperationID]
    }

    /// What takes back the last of the writes.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: MVRegister) -> Undo {
        let (mine, theirs) = (writes.ids, earlier.writes.ids)
        return Undo(
            written: mine.filter { !theirs.contains($0) },
            replaced: earlier.entries.filter { !mine.contains($0.id) },
            left: mine
        )
    }

    /// Puts the values that were there before in the place of what was written, if that is still there; values that others
    /// have written stay.
    public mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities) {
        let written = identities.current(undo.written).filter { writes.ids.contains($0) }
        let isUntouched = writes.ids == identities.current(undo.left)
        if written.isEmpty && !(undo.written.isEmpty && isUntouched) { return }
        if undo.replaced.isEmpty { return written.isEmpty ? () : perform(.remove(observed: written)) }
        write(undo.replaced, superseding: written, &identities)
    }

    /// Writes the values that were removed.
    public mutating func restore(_ earlier: MVRegister, _ identities: inout UndoIdentities) {
        if isEmpty { write(earlier.entries, superseding: [], &identities) }
    }

    private var isEmpty: Bool { writes.isEmpty }

    private mutating func write(
        _ entries: [Entry],
        superseding superseded: [OperationID],
        _ identities: inout UndoIdentities
    ) {
        var superseded = superseded
        for entry in entries {
            let others = writes.ids.filter { !superseded.contains($0) }
            perform(.write(entry.value, superseding: superseded))
            superseded = []
            if let id = writes.ids.first(where: { !others.contains($0) }) { identities.replace(entry.id, by: id) }
        }
    }
}
