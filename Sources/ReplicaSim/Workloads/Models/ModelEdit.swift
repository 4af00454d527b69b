/// What can be done to a value of a shipped type, as a model understands it.
enum ModelEdit: Sendable, Hashable {
    /// Writes a register or, as 0 or 1, a flag.
    case write(Int)

    /// Steps a counter.
    case step(Int)

    /// Adds an element to a set.
    case insert(Int)

    /// Removes an element of a set.
    case remove(Int)

    /// Writes the value under a key.
    case put(Int, Int)

    /// Removes a key.
    case drop(Int)

    /// Edits the value under a key, or in a field.
    indirect case within(Int, ModelEdit)

    /// Inserts elements, or the scalars with these values, at a position.
    case splice([Int], at: Int)

    /// Removes elements.
    case cut(Range<Int>)

    /// Moves an element, so that it is at another position afterwards.
    case shift(Int, to: Int)

    /// Changes a tree.
    case tree(TreeEdit)

    /// Formats a text.
    case rich(RichEdit)

    /// Removes all that is seen.
    case reset
}
