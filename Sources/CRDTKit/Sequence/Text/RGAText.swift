/// A text that several people can edit at once.
///
/// A replicated growable array (Roh et al. 2011) of Unicode scalars. When edits are concurrent, a user sees all insertions
/// of both and none of what either removed. Texts typed at the same place stand one after the other and are not mixed,
/// each in the order in which it was typed; the one whose first character was typed with the greater Lamport time comes
/// first. Texts typed backwards at the same place, each character before the one typed last, may come out mixed.
///
///     var text = RGAText(replica: phone)
///     text.append("Hello")
///     try text.insert("👋 ", at: .character(0))
///     text.merge(copyFromLaptop)
///
/// Places are given as a ``TextOffset`` in the unit that suits the caller, or as an ``RGACursor`` that survives edits. Two
/// texts are equal when they hold the same characters with the same identities, removed ones included; to compare what
/// they read, compare their ``string``.
public struct RGAText: Sendable, Equatable {
    var engine = SequenceEngine<TextContent>()

    /// Mints ids.
    public var recorder = Recorder<Operation>()

    /// What was recorded since the edit began.
    var edits = TextEdits()

    /// What changes from elsewhere did, if that is wanted.
    var patches: [TextPatch]?

    /// Creates an empty text that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension RGAText {
    /// The text. O(n).
    public var string: String { engine.visibleContent }

    /// Whether the text is empty. O(1).
    public var isEmpty: Bool { engine.count == 0 }

    /// The length in UTF-8 bytes. O(1).
    public var utf8Count: Int { engine.total(in: VisibleStorage.self) }

    /// The length in UTF-16 code units. O(1).
    public var utf16Count: Int { engine.total(in: VisibleUTF16.self) }

    /// The length in Unicode scalars. O(1).
    public var scalarCount: Int { engine.count }

    /// The length in Characters. O(n).
    public var characterCount: Int { string.count }

    /// The part of the text within a range.
    /// - Throws: ``TextOffsetError`` when a bound says no place in the text.
    public func substring(_ range: Range<some TextOffset>) throws(TextOffsetError) -> String {
        engine.visibleContent(in: try positions(range))
    }
}

extension RGAText {
    /// Whether both hold the same characters with the same identities, removed ones included.
    public static func == (lhs: RGAText, rhs: RGAText) -> Bool { lhs.engine == rhs.engine }
}

extension RGAText: CustomStringConvertible {
    /// The text.
    public var description: String { string }
}

extension RGAText: TextOutputStreamable {
    /// Writes the text.
    public func write(to target: inout some TextOutputStream) {
        target.write(string)
    }
}

extension RGAText: Hashable {
    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(engine.storedCount)
        hasher.combine(Array(string.utf8))
    }
}
