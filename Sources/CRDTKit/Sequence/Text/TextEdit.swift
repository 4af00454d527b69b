/// One recorded step of a text, until its document collects it: plain numbers, the text itself being in the content.
struct TextEdit: BitwiseCopyable, Sendable {
    /// What was done.
    var kind: Kind

    /// The element before an insertion, or the first of a stretch that was removed.
    var element: LocalID

    /// Where the inserted text is in the content, in bytes.
    var start: Int

    /// How many bytes were inserted, or how many elements removed.
    var length: Int

    /// How many ids the step takes; 0 for a further stretch of the same removal.
    var ids: Int

    enum Kind: UInt8, Sendable {
        case insertAtStart
        case insert
        case remove

        /// A further stretch that the step before removed.
        case removeMore
    }
}
