/// That in one place of a text some of it went and other text came: what a text view must do to follow.
///
/// Patches are in the order of the text, and each speaks of the text as the ones before it left it. In a view that counts
/// UTF-16, as AppKit's and UIKit's do, put ``inserted`` in the place of ``utf16Range``, patch by patch.
public struct TextReplacement: Hashable, Sendable {
    /// The Unicode scalars that went; empty where the place is, if none did.
    public let scalarRange: Range<Int>

    /// The same in UTF-16 code units.
    public let utf16Range: Range<Int>

    /// What came.
    public let inserted: String

    /// Creates a patch.
    public init(scalarRange: Range<Int>, utf16Range: Range<Int>, inserted: String) {
        self.scalarRange = scalarRange
        self.utf16Range = utf16Range
        self.inserted = inserted
    }
}

extension String {
    /// Takes over what became of a replicated text. O(n) for each patch.
    /// - Precondition: the text is the one that the patches begin with.
    public mutating func apply(_ patches: some Sequence<TextReplacement>) {
        for patch in patches {
            let start = unicodeScalars.index(startIndex, offsetBy: patch.scalarRange.lowerBound)
            let end = unicodeScalars.index(start, offsetBy: patch.scalarRange.count)
            unicodeScalars.replaceSubrange(start..<end, with: patch.inserted.unicodeScalars)
        }
    }
}

extension RGAText {
    /// Where the text reads otherwise than an earlier or later state of it. O((n + m) log n) in runs.
    public func patches(since earlier: RGAText) -> [TextReplacement] {
        engine.hunks(since: earlier.engine).map { hunk in
            TextReplacement(
                scalarRange: hunk.start.elements..<hunk.start.elements + hunk.removed.elements,
                utf16Range: hunk.start.utf16..<hunk.start.utf16 + hunk.removed.utf16,
                inserted: engine.content.fragment(of: hunk.insertedStorage, totalStorage: hunk.inserted.storage)
            )
        }
    }
}
