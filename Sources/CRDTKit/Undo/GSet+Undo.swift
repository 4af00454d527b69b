extension GSet {
    /// Nothing: the set only grows.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: GSet) -> NoUndo { NoUndo() }

    /// Does nothing.
    public mutating func takeBack(_ undo: NoUndo, _ identities: inout UndoIdentities) {}

    /// Adds what was removed.
    public mutating func restore(_ earlier: GSet, _ identities: inout UndoIdentities) {
        for element in earlier.elements where !contains(element) { insert(element) }
    }
}
