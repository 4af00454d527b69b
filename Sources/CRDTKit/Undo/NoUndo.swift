/// For types whose edits can't be taken back, such as those that only grow.
public struct NoUndo: Hashable, Sendable {
    /// Creates it.
    public init() {}
}

extension Replicated where Undo == NoUndo {
    /// Nothing.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: Self) -> NoUndo { NoUndo() }

    /// Does nothing.
    public mutating func takeBack(_ undo: NoUndo, _ identities: inout UndoIdentities) {}

    /// Does nothing.
    public mutating func restore(_ earlier: Self, _ identities: inout UndoIdentities) {}
}
