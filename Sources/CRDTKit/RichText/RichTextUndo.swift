/// What takes back edits of a ``RichText``: of characters, of formatting, and of paragraphs.
public struct RichTextUndo: Sendable {
    /// What some characters had under a key.
    struct Format: Sendable {
        let key: MarkKey
        let value: MarkValue?
        let expansion: MarkExpansion

        /// The mark that gave it; nil if none did.
        let mark: OperationID?

        /// The mark that took its place; nil if the characters were removed.
        let replacedBy: OperationID?
        var elements: [OperationID]
    }

    /// What a paragraph had under a key.
    struct Block: Sendable {
        let key: BlockKey
        let value: MarkValue?

        /// The write that gave it; nil if none did.
        let write: OperationID?

        /// The write that took its place; nil if the line feed before the paragraph was removed.
        let replacedBy: OperationID?
    }

    var text = SequenceUndo<String>()

    /// What characters had that were formatted otherwise.
    var replaced: [Format] = []

    /// What characters had that were removed.
    var removed: [Format] = []
    var replacedBlocks: [Block] = []
    var removedBlocks: [Block] = []

    /// When the edit was made.
    var stamp = HybridTimestamp.zero
}
