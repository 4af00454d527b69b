/// How concurrent writes are decided, which the type of a field says.
///
/// A counter counts all, a text or an array holds what all have inserted: they have nothing to decide.
public enum ConflictRule: Hashable, Sendable {
    /// The last write stands: ``LWWRegister``, ``LWWMap``.
    case lastWriterWins

    /// All stand until somebody decides: ``MVRegister``.
    case keepsAll

    /// Adding, enabling or editing stands against removing: ``ORSet``, ``EnableWinsFlag``, ``ORMap``.
    case additionWins

    /// Removing or disabling stands: ``RemoveWinsSet``, ``DisableWinsFlag``, ``RemoveWinsMap``.
    case removalWins
}
