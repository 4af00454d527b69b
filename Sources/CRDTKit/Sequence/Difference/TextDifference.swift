/// Where one text differs from another, by Characters: none is taken apart, so that no edit leaves half of one.
struct TextDifference {
    /// A stretch of the old text, in Unicode scalars, and what stands there in the new one.
    struct Hunk {
        var removed: Range<Int>
        var inserted: String
    }

    /// Ascending.
    let hunks: [Hunk]

    init(from old: String, to new: String) {
        let (old, new) = (Array(old), Array(new))
        let difference = SequenceDifference(from: old[...], to: new[...], by: Self.areSame) {
            Self.refineByLines($0, old, new)
        }
        var hunks: [Hunk] = []
        var (character, scalar) = (0, 0)
        for hunk in difference.hunks {
            scalar += Self.scalarCount(old[character..<hunk.removed.lowerBound])
            let removed = Self.scalarCount(old[hunk.removed])
            hunks.append(Hunk(removed: scalar..<scalar + removed, inserted: String(new[hunk.inserted])))
            (character, scalar) = (hunk.removed.upperBound, scalar + removed)
        }
        self.hunks = hunks
    }
}

extension TextDifference {
    /// Whether two Characters are the same scalars, which is more than being equal.
    private static func areSame(_ one: Character, _ other: Character) -> Bool {
        one == other && one.utf8.elementsEqual(other.utf8)
    }

    private static func scalarCount(_ characters: ArraySlice<Character>) -> Int {
        characters.reduce(0) { $0 + $1.unicodeScalars.count }
    }

    /// Compares long stretches piece by piece, between lines that both have just once (Cohen's patience diff).
    private static func refineByLines(
        _ hunk: SequenceDifference.Hunk,
        _ old: [Character],
        _ new: [Character]
    ) -> [SequenceDifference.Hunk]? {
        let anchors = LineAnchors(lines(old[hunk.removed]), lines(new[hunk.inserted]), by: areSame).pairs
        if anchors.isEmpty { return nil }
        var hunks: [SequenceDifference.Hunk] = []
        var (oldStart, newStart) = (hunk.removed.lowerBound, hunk.inserted.lowerBound)
        for (oldLine, newLine) in anchors {
            hunks +=
                SequenceDifference(
                    from: old[oldStart..<oldLine.startIndex],
                    to: new[newStart..<newLine.startIndex],
                    by: areSame
                ).hunks
            (oldStart, newStart) = (oldLine.endIndex, newLine.endIndex)
        }
        let (oldRest, newRest) = (old[oldStart..<hunk.removed.upperBound], new[newStart..<hunk.inserted.upperBound])
        return hunks + SequenceDifference(from: oldRest, to: newRest, by: areSame).hunks
    }

    /// The lines of a stretch, each with what ends it.
    private static func lines(_ text: ArraySlice<Character>) -> [ArraySlice<Character>] {
        var lines: [ArraySlice<Character>] = []
        var start = text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(where: \.isNewline).map { $0 + 1 } ?? text.endIndex
            lines.append(text[start..<end])
            start = end
        }
        return lines
    }
}
