import CRDTKit

/// A note: edited on several devices at once, its titles are kept until somebody decides, and its text has both edits.
public struct Note: ReplicatedRecord {
    /// The title, if there is one alone.
    @MVRegister public var title: String?
    /// Words to find it by.
    public var tags = ORSet<String>()
    /// The text.
    public var body = RGAText()

    /// How the fields are told apart.
    public static let fields: Fields<Note> = [
        Field("title", \.$title), Field("tags", \.tags), Field("body", \.body),
    ]

    /// Makes an empty note.
    public init() {}
}

extension Note {
    /// The titles that were given at the same time on several devices; one if there is nothing to decide.
    public var titles: [String] { $title.values }

    /// Whether somebody has to decide which title it has.
    public var isInConflict: Bool { $title.isConflicted }

    /// Whether a word is in the title, the text or a tag, whatever its case.
    func contains(_ word: String) -> Bool {
        let text = (titles + [body.string] + Array(tags)).joined(separator: "\n")
        return text.lowercased().contains(word.lowercased())
    }
}
