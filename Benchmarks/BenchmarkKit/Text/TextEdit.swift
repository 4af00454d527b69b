/// One edit of a recording: what is removed at a place, and what is then inserted there.
struct TextEdit {
    /// How many units stand before the place.
    let position: Int

    /// How many units are removed.
    let removed: Int

    /// What is inserted.
    let inserted: String
}
