/// What can be done to a rich text beyond inserting and removing, with numbers that stand for keys, values and so on.
enum RichEdit: Sendable, Hashable {
    /// Marks a range under a key with a value, none for 0, growing on sides as bits.
    case mark(Range<Int>, key: Int, value: Int, growth: Int)

    /// Gives the paragraph at a position an attribute, none for 0.
    case block(Int, at: Int)
}
