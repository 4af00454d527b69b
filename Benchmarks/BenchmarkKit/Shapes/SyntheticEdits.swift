/// Edits made up by rule, the same on every machine.
enum SyntheticEdits {
    /// Single letters at places drawn at random.
    static func randomInserts(_ count: Int, seed: UInt64 = 1) -> [TextEdit] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { TextEdit(position: random.below($0 + 1), removed: 0, inserted: letter($0)) }
    }

    /// Single letters at the start.
    static func prepends(_ count: Int) -> [TextEdit] {
        (0..<count).map { TextEdit(position: 0, removed: 0, inserted: letter($0)) }
    }

    /// One insertion of a text of so many letters, then removals of single ones at places drawn at random.
    static func randomRemovals(_ count: Int, from length: Int) -> [TextEdit] {
        var random = SplitMix64(seed: 2)
        return [TextEdit(position: 0, removed: 0, inserted: text(length))]
            + (0..<count).map { TextEdit(position: random.below(length - $0), removed: 1, inserted: "") }
    }

    /// Typing as people do it: scalar by scalar for a while, now and then a few taken back, then somewhere else.
    static func typing(_ count: Int, _ script: Script) -> [TextEdit] {
        var random = SplitMix64(seed: 3)
        var edits: [TextEdit] = []
        var length = 0
        var place = 0
        var left = 0
        while edits.count < count {
            if left == 0 {
                place = random.below(length + 1)
                left = 5 + random.below(60)
            }
            left -= 1
            if place > 0, random.below(8) == 0 {
                place -= 1
                length -= 1
                edits.append(TextEdit(position: place, removed: 1, inserted: ""))
            } else {
                edits.append(TextEdit(position: place, removed: 0, inserted: script.scalar(edits.count)))
                place += 1
                length += 1
            }
        }
        return edits
    }

    /// A text of so many letters.
    static func text(_ length: Int) -> String {
        String(decoding: (0..<length).map { UInt8(97 + $0 % 26) }, as: UTF8.self)
    }

    private static func letter(_ index: Int) -> String {
        String(UnicodeScalar(UInt8(97 + index % 26)))
    }
}
