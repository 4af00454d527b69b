/// An edit wins over a concurrent removal of the key: the key stays, with what was edited.
public enum UpdateWins: RemovalRule {
    /// The number of an ``ORMap``.
    public static var wireType: WireType { 11 }

    /// False.
    public static var removalWins: Bool { false }
}
