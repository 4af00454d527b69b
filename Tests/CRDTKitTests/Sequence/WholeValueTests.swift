import Testing

@testable import CRDTKit

/// What arrives whole becomes edits, which merge as edits do.
@Suite struct WholeValueTests {
    /// How many scalars a change to a text inserted, and how many it removed.
    private func sizes(of text: RGAText, since old: RGAText) -> (inserted: Int, removed: Int) {
        let inserted = text.engine.storedCount - old.engine.storedCount
        return (inserted, old.scalarCount + inserted - text.scalarCount)
    }

    @Test(arguments: [
        ("The fox", "The quick fox", 6, 0), ("kitten", "sitting", 3, 2), ("abcabba", "cbabac", 2, 3),
        ("one two three", "three two one", 6, 6), ("", "new", 3, 0), ("old", "", 0, 3), ("same", "same", 0, 0),
        ("👩‍🚀 flies", "👨‍🚀 flies", 3, 3),
    ])
    func takesTheFewestEdits(old: String, new: String, inserted: Int, removed: Int) {
        var text = RGAText(replica: 1)
        text.append(old)
        let before = text
        text.update(to: new)
        #expect(text.string == new)
        #expect(sizes(of: text, since: before) == (inserted, removed))
    }

    @Test func tellsScalarsApartThatLookAlike() {
        var text = RGAText(replica: 1)
        text.append("e\u{301}\r\n")
        text.update(to: "\u{E9}\n")
        #expect(Array(text.string.unicodeScalars) == Array("\u{E9}\n".unicodeScalars))
    }

    @Test func longTextsAreComparedByLines() {
        let lines = (0..<3_000).map { "line \($0)\n" }
        var text = RGAText(replica: 1)
        text.append(lines.joined())
        let before = text
        var edited = lines
        edited[10] = "line ten\n"
        edited[2_900] = "line 2900!\n"
        edited.remove(at: 1_500)
        text.update(to: edited.joined())
        #expect(text.string == edited.joined())
        let (inserted, removed) = sizes(of: text, since: before)
        // "10" became "ten", "!" came, and a line of ten went.
        #expect(inserted == 4 && removed == 12)
    }

    @Test func whatHasNothingInCommonIsReplaced() {
        var text = RGAText(replica: 1)
        text.append(String(repeating: "a", count: 200_000))
        text.update(to: String(repeating: "b", count: 200_000))
        #expect(text.string == String(repeating: "b", count: 200_000))
    }

    @Test func twoPeopleSaveTheWholeText() throws {
        var left = Document<RGAText>(replica: 1)
        left.root.append("Buy milk and bread")
        var right = left.fork(as: 2)
        let seen = left.root
        left.root.update(from: seen, to: "Buy oat milk and bread")
        right.root.update(from: seen, to: "Buy milk, bread and jam")
        let (mine, theirs) = (left, right)
        try left.merge(theirs)
        try right.merge(mine)
        #expect(left == right && left.root.string == right.root.string)
        #expect(left.root.string.contains("oat milk") && left.root.string.contains("jam"))
        try left.merge(theirs)
        #expect(left == right)
    }

    @Test func anEditorThatSawAnEarlierStateUndoesNothing() throws {
        var document = Document<RGAText>(replica: 1)
        document.root.append("one three")
        let seen = document.root
        var other = document.fork(as: 2)
        try other.root.insert(" two", at: .scalar(3))
        try other.root.remove(.scalar(8..<13))
        try document.merge(other)
        #expect(document.root.string == "one two ")
        // The editor still shows "one three".
        document.root.update(from: seen, to: "one three four")
        #expect(document.root.string == "one two  four")
        try other.merge(document)
        #expect(other.root == document.root)
    }

    @Test(arguments: 0..<60)
    func anyEditOnAnyState(seed: UInt64) throws {
        var generator = SplitMix(seed: seed)
        var documents = [Document<RGAText>(replica: 1)]
        documents[0].root.append("some words to begin with")
        documents.append(documents[0].fork(as: 2))
        for _ in 0..<20 {
            let author = Int.random(in: 0..<2, using: &generator)
            let seen = documents[author].root
            let new = altered(seen.string, &generator)
            if Bool.random(using: &generator) { try documents[author].merge(documents[1 - author]) }
            if seen == documents[author].root {
                documents[author].root.update(from: seen, to: new)
                #expect(documents[author].root.string == new)
            } else {
                documents[author].root.update(from: seen, to: new)
            }
        }
        let (first, second) = (documents[0], documents[1])
        try documents[0].merge(second)
        try documents[1].merge(first)
        #expect(documents[0] == documents[1])
        for document in documents { document._invariantCheck() }
    }

    private func altered(_ string: String, _ generator: inout SplitMix) -> String {
        var characters = Array(string)
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let place = Int.random(in: 0...characters.count, using: &generator)
            if Bool.random(using: &generator) {
                characters.insert(contentsOf: ["x", "🙂", "字"].randomElement(using: &generator) ?? "y", at: place)
            } else if place < characters.count {
                characters.removeSubrange(place..<min(characters.count, place + 3))
            }
        }
        return String(characters)
    }

    @Test func listsAndNumbers() {
        var list = RGAArray<Int>(replica: 1)
        list.append(contentsOf: [1, 2, 3, 4, 5])
        var other = list.fork(as: 2)
        list.update(to: [1, 3, 4, 5, 6])
        other.update(to: [0, 1, 2, 3, 5])
        list.merge(other)
        #expect(Array(list) == [0, 1, 3, 5, 6])

        var count = PNCounter(replica: 1)
        count.value = 3
        var twin = count.fork(as: 2)
        count.update(from: 3, to: 5)
        twin.update(from: 3, to: 2)
        count.merge(twin)
        #expect(count.value == 4)
        count.update(from: .min, to: .max)
        #expect(count.value == .max)
    }
}
