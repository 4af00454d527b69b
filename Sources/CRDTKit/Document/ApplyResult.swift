/// What became of a change that was handed to a document.
public enum ApplyResult: Hashable, Sendable {
    /// It was applied, and after it the parked changes that had waited for it; all of them in order.
    case applied(AppliedChanges)

    /// It had been applied before; nothing happened.
    case duplicate

    /// It waits for the ids given, which have not been applied yet; see ``Document/missingRanges`` for what must come.
    case parked(missing: [OperationIDRange])
}
