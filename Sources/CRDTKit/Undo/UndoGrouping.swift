/// Which edits are undone together.
public enum UndoGrouping: Hashable, Sendable {
    /// Each change by itself.
    case byChange

    /// Changes that follow each other within so many milliseconds, as the letters of a word do.
    case byTime(milliseconds: UInt64)
}
