import CRDTKit
import Testing

@Suite("Who wrote what")
struct AuthorTests {
    @Test("Each part of a text is its author's, and its change says when it was typed") func authors() throws {
        var ada = Document<RGAText>(replica: 1, clock: PhysicalClock { 1_000 })
        ada.root.append("Hello world")
        var bob = Document<RGAText>(replica: 2, clock: PhysicalClock { 2_000 })
        try bob.merge(ada)
        try bob.root.insert("new ", at: .scalar(6))
        try bob.root.remove(.scalar(0..<2))
        try ada.merge(bob)
        let text = ada.root
        #expect(text.string == "llo new world")
        #expect(text.authors.map(\.author) == [1, 2, 1])
        #expect(text.authors.map(\.scalarRange) == [0..<4, 4..<8, 8..<13])
        let times = try text.authors.map { run in try #require(ada.change(containing: run.id)).stamp.milliseconds }
        #expect(times == [1_000, 2_000, 1_000])
    }

    @Test("What was typed letter by letter in a row is one part") func typing() {
        var document = Document<RGAText>(replica: 1)
        for letter in ["a", "b", "é", "👩‍🚀"] { document.root.append(letter) }
        #expect(document.root.authors.count == 1)
        #expect(document.root.authors.first?.scalarRange == 0..<document.root.scalarCount)
        #expect(Document<RGAText>(replica: 1).root.authors.isEmpty)
    }
}
