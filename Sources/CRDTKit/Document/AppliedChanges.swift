/// The changes that were applied when one came: that one first, then those that had waited for it.
public struct AppliedChanges: Hashable, Sendable {
    @usableFromInline
    let first: Change
    @usableFromInline
    let others: [Change]

    /// Creates the list; most of the time nothing had waited, and it takes no allocation.
    @inlinable
    init(_ first: Change, _ others: [Change]) {
        self.first = first
        self.others = others
    }
}

extension AppliedChanges: RandomAccessCollection {
    /// The position of the change that came.
    public var startIndex: Int { 0 }

    /// The position past the last change.
    public var endIndex: Int { others.count + 1 }

    /// The change at a position.
    public subscript(position: Int) -> Change { position == 0 ? first : others[position - 1] }
}

extension AppliedChanges: CustomStringConvertible {
    /// The changes in brackets.
    public var description: String { Array(self).description }
}
