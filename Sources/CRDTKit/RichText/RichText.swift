/// A text with formatting that several people can edit at once: bold, links, comments, headings.
///
/// An ``RGAText`` with marks after Peritext (Litt, Lim, Kleppmann, van Hardenberg 2022). A mark is held by the characters
/// at its edges, so that it stays where it was put whatever is edited around it, and what others type inside it
/// meanwhile has it as well. When marks of one key are concurrent, each character has the value written last, by hybrid
/// logical time, then by replica; marks of different keys do not disturb each other.
///
///     var body = RichText(replica: phone)
///     body.append("Read the paper first.")
///     try body.mark(.character(0..<4), "bold")
///     try body.mark(.character(5..<14), "link", "https://example.org", expanding: .none)
///     try body.setBlock("heading", 1, at: .character(0))
///     body.runs  // "Read" bold, " ", "the paper" linked, " first."
///
/// Removing a mark is a mark as well, so a removal and a concurrent mark meet like two writes. Paragraphs are what stands
/// between line feeds; see ``setBlock(_:_:at:)``.
public struct RichText: Sendable {
    /// The characters: for reading, counting, and cursors.
    public internal(set) var text = RGAText()

    /// The marks by id; among them may be some that others cover for good, which is not part of the value.
    var marks = DotMap<StampedMark>()

    var blocks = LWWMap<BlockKey, MarkValue>()

    /// How many marks there were when last the covered ones were dropped.
    var reducedCount = 0

    /// Whether there may be covered marks.
    var isReduced = true

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty text that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension RichText {
    /// The text without its formatting. O(n).
    public var string: String { text.string }

    /// Whether the text is empty. O(1).
    public var isEmpty: Bool { text.isEmpty }
}

extension RichText: Equatable {
    /// Whether both hold the same characters with the same identities, and the same marks and attributes.
    public static func == (lhs: RichText, rhs: RichText) -> Bool {
        lhs.text == rhs.text && lhs.blocks == rhs.blocks
            && (lhs.marks == rhs.marks || lhs.reducedMarks == rhs.reducedMarks)
    }
}

extension RichText: CustomStringConvertible {
    /// The text, with what is marked in brackets before its attributes.
    public var description: String {
        runs.map { run in
            if run.attributes.isEmpty { return run.string }
            let names = run.attributes.map { $0.value == .present ? "\($0.key)" : "\($0.key): \($0.value)" }
            return "[\(run.string)](\(names.joined(separator: ", ")))"
        }.joined()
    }
}
