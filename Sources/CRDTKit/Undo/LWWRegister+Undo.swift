extension LWWRegister {
    /// What takes back a write: the write, and what was there before it.
    public struct Undo: Sendable {
        let written: OperationID?
        let replaced: OperationID?
        let value: Value
    }

    /// What takes back the last of the writes.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: LWWRegister) -> Undo {
        let written = winner == earlier.winner ? nil : winner?.id
        return Undo(written: written, replaced: earlier.winner?.id, value: earlier.value)
    }

    /// Writes what was there before, unless somebody has written since.
    public mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities) {
        guard let written = undo.written, lastWrite == identities.current(written) else { return }
        value = undo.value
        if let replaced = undo.replaced, let lastWrite { identities.replace(replaced, by: lastWrite) }
    }

    /// Writes what was removed, unless somebody has written since.
    public mutating func restore(_ earlier: LWWRegister, _ identities: inout UndoIdentities) {
        guard let write = earlier.winner, let written = write.value, winner?.value == nil else { return }
        value = written
        if let lastWrite { identities.replace(write.id, by: lastWrite) }
    }
}
