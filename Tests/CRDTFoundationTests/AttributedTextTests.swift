import CRDTFoundation
import CRDTKit
import Foundation
import Testing

@Suite("Rich text as AttributedString")
struct AttributedTextTests {
    private static func text() throws -> RichText {
        var text = RichText(replica: 1)
        text.append("Title\nThe 🦊 jumped\n\nend")
        try text.mark(.scalar(6..<11), "bold")
        try text.mark(.scalar(10..<15), "link", "https://example.org", expanding: .none)
        try text.mark(.scalar(8..<12), MarkKey("comment", id: "1"), "why?", expanding: .none)
        try text.setBlock("heading", 1, at: .scalar(0))
        try text.setBlock("list", "bullet", at: .scalar(7))
        try text.setBlock("quote", .present, at: .scalar(19))
        return text
    }

    @Test("Characters, marks and paragraphs are there, and Foundation's own attributes") func reading() throws {
        let text = try Self.text()
        let attributed = AttributedString(text)
        #expect(String(attributed.characters) == text.string)
        #expect(attributed.runs[\.marks].map { $0.0 ?? [:] } == text.runs.map(\.attributes))
        let fox = try #require(attributed.range(of: "🦊"))
        #expect(attributed[fox].link == URL(string: "https://example.org"))
        #expect(attributed[fox].block == ["list": "bullet"])
        let title = try #require(attributed.range(of: "Title\n"))
        #expect(attributed[title].block == ["heading": 1])
    }

    @Test("Taking over what was not changed records nothing") func unchanged() throws {
        var note = Document<RichText>(replica: 1)
        note.edit { $0.append("x") }
        try note.edit { (root) throws in try root.mark(.scalar(0..<1), "bold") }
        try note.edit { (root) throws in try root.setBlock("heading", 1, at: .scalar(0)) }
        let shown = AttributedString(note.root)
        #expect(note.edit { $0.update(to: shown) } == nil)
    }

    @Test("What an editor changed is taken over, and nothing else") func changes() throws {
        var note = Document<RichText>(replica: 1)
        note.edit { $0.append("one two\nthree") }
        try note.edit { (root) throws in try root.mark(.scalar(0..<3), "bold") }
        var other = note.fork(as: 2)
        try other.edit { (root) throws in try root.mark(.scalar(8..<13), "italic") }
        var shown = AttributedString(note.root)
        let two = try #require(shown.range(of: "two"))
        shown[two].marks = ["bold": .present, "size": 3]
        let three = try #require(shown.range(of: "three"))
        shown[three].block = ["heading": 2]
        shown.insert(AttributedString("!"), at: shown.startIndex)
        note.edit { $0.update(to: shown) }
        try note.merge(other)
        #expect(note.root.description == "![one](bold) [two](bold, size: 3)\n[three](italic)")
        #expect(note.root.paragraphs.map(\.attributes) == [[:], ["heading": 2]])
    }

    @Test("Whatever is drawn, a text becomes what it was given") func random() throws {
        for seed in 0..<200 {
            var random = SmallRandom(state: UInt64(seed))
            var source = RichText(replica: 1)
            var target = RichText(replica: 2)
            for _ in 0..<12 {
                try random.edit(&source)
                try random.edit(&target)
            }
            let wanted = AttributedString(target)
            source.update(to: wanted)
            #expect(source.string == target.string)
            #expect(source.runs.map(\.attributes) == target.runs.map(\.attributes), "seed \(seed)")
            #expect(source.runs.map(\.string) == target.runs.map(\.string), "seed \(seed)")
            let count = target.text.scalarCount
            let shown = target.paragraphs.filter { $0.range.lowerBound.value < count }
            #expect(Array(source.paragraphs.prefix(shown.count)) == shown, "seed \(seed)")
            var again = Document<RichText>(replica: 3)
            again.edit { $0.update(to: wanted) }
            #expect(again.edit { $0.update(to: wanted) } == nil, "seed \(seed)")
        }
    }
}
