/// A removal of the key wins over concurrent edits: the key is gone, and what was edited is not seen.
public enum RemoveWins: RemovalRule {
    /// The number of a ``RemoveWinsMap``.
    public static var wireType: WireType { 12 }

    /// True.
    public static var removalWins: Bool { true }
}
