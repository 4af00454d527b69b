extension GCounter {
    /// Nothing: the counter only goes up.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: GCounter) -> NoUndo {
        NoUndo()
    }

    /// Does nothing.
    public mutating func takeBack(_ undo: NoUndo, _ identities: inout UndoIdentities) {}

    /// Counts what was removed.
    public mutating func restore(_ earlier: GCounter, _ identities: inout UndoIdentities) {
        increment(by: earlier.value)
    }
}
