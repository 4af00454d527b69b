import Testing

@testable import CRDTKit

@Suite("Rich text")
struct RichTextTests {
    private static func text(_ string: String) -> RichText {
        var text = RichText(replica: 1)
        text.append(string)
        return text
    }

    @Test("Runs, attributes at a place and marks in a range say the same") func reading() throws {
        var text = Self.text("one two")
        try text.mark(.scalar(0..<3), "bold")
        try text.mark(.scalar(2..<5), "size", 7)
        #expect(text.runs.map(\.string) == ["on", "e", " t", "wo"])
        #expect(text.runs[1].attributes == ["bold": .present, "size": 7])
        #expect(text.runs[1].range == .scalar(2..<3))
        #expect(try text.attributes(at: .scalar(2)) == ["size": 7, "bold": .present])
        #expect(try text.attributes(at: .scalar(7)).isEmpty)
        #expect(
            try text.marks(in: .scalar(1..<4)) == [
                MarkedRange(key: "bold", value: .present, range: .scalar(1..<3)),
                MarkedRange(key: "size", value: 7, range: .scalar(2..<4)),
            ]
        )
        #expect(throws: TextOffsetError.outOfBounds(8, .scalar, count: 7)) { try text.mark(.scalar(1..<8), "bold") }
    }

    @Test("Marks beside each other of the same value are one run") func joinedRuns() throws {
        var text = Self.text("abcd")
        try text.mark(.scalar(0..<2), "bold", expanding: .none)
        try text.mark(.scalar(2..<4), "bold", expanding: .none)
        #expect(text.runs.map(\.string) == ["abcd"])
    }

    @Test("Keys are told apart by code units") func codeUnits() throws {
        var text = Self.text("ab")
        try text.mark(.scalar(0..<1), "\u{E9}")
        try text.mark(.scalar(0..<1), "e\u{301}", 1)
        #expect(text.runs[0].attributes.count == 2)
        #expect(MarkKey("a") < MarkKey("a", id: ""))
        #expect(MarkKey("a", id: "1") < MarkKey("a", id: "2"))
        #expect(!(MarkKey("a", id: "2") < MarkKey("a")))
    }

    @Test("Covered marks leave nothing behind") func covered() throws {
        var text = Self.text("abcdef")
        for number in 0..<1_000 {
            if number.isMultiple(of: 2) { try text.mark(.scalar(1..<3), "bold") }
            if !number.isMultiple(of: 2) { try text.unmark(.scalar(1..<3), "bold") }
        }
        #expect(text.marks.count <= 66)
        #expect(text.reducedMarks.count == 1)
        #expect(try RichText(decoding: text.encoded()) == text)
        #expect(text.encoded().count < 100)
    }

    @Test("Compacting forgets what can't show, and keeps what is held") func compaction() throws {
        var text = Self.text("The fox jumped.")
        try text.mark(.scalar(4..<7), "bold")
        try text.unmark(.scalar(4..<7), "bold")
        text.compact()
        #expect(text.marks.isEmpty)
        // Two marks at one element, which is kept once.
        try text.mark(.scalar(4..<7), "link", "x.org", expanding: .none)
        try text.mark(.scalar(5..<7), MarkKey("comment", id: "1"), expanding: .none)
        try text.remove(.scalar(6..<8))
        text.compact()
        #expect(text.text.engine.storedCount == text.text.scalarCount + 1)
        try text.insert("g", at: .scalar(6))
        #expect(text.description == "The [f](link: x.org)[o](comment#1, link: x.org)gjumped.")
        try text.mark(.scalar(0..<3), "bold")
        try text.remove(.scalar(0..<3))
        text.compact()
        #expect(text.reducedMarks.count == 2)
        #expect(try RichText(decoding: text.encoded()) == text)
    }

    @Test("Attributes of paragraphs go with the line feed before them") func paragraphs() throws {
        var text = Self.text("Title\nfirst\nsecond")
        try text.setBlock("heading", 1, at: .scalar(0))
        try text.setBlock("list", "bullet", at: .scalar(14))
        try text.insert("New\n", at: .scalar(6))
        #expect(text.paragraphs.map(\.attributes) == [["heading": 1], [:], [:], ["list": "bullet"]])
        #expect(text.paragraphs.map(\.range) == [0..<5, 6..<9, 10..<15, 16..<22].map { .scalar($0) })
        try text.setBlock("heading", nil, at: .scalar(2))
        try text.remove(.scalar(15..<16))
        #expect(text.paragraphs.map(\.attributes) == [[:], [:], [:]])
        text.compact()
        #expect(text.blocks.writes.isEmpty)
    }

    @Test("Of concurrent attributes of a paragraph the last one wins") func concurrentParagraphs() throws {
        var left = Self.text("a\nb")
        var right = left.fork(as: 2)
        try left.setBlock("heading", 1, at: .scalar(2))
        try right.setBlock("heading", 2, at: .scalar(2))
        try right.insert("x", at: .scalar(2))
        #expect(left.merging(right).paragraphs[1].attributes == ["heading": 2])
        #expect(left.merging(right) == right.merging(left))
    }

    @Test("A reset leaves what is concurrent, and nothing else") func reset() throws {
        var left = Self.text("ab")
        try left.mark(.scalar(0..<2), "bold", expanding: .both)
        try left.setBlock("heading", 1, at: .scalar(0))
        var right = left.fork(as: 2)
        left.reset()
        #expect(left.description.isEmpty && left.marks.allSatisfy { $0.mark.value == nil })
        try right.insert("x", at: .scalar(1))
        try right.mark(.scalar(1..<2), "italic")
        #expect(left.merging(right).description == "[x](italic)")
        #expect(left.merging(right) == right.merging(left))
        #expect(left.merging(right).paragraphs[0].attributes.isEmpty)
    }

    @Test("A whole new string keeps the marks of what stays") func updating() throws {
        var text = Self.text("The fox jumped.")
        try text.mark(.scalar(4..<7), "bold")
        text.update(to: "A fox has jumped!")
        #expect(text.description == "A [fox has](bold) jumped!" || text.description == "A [fox](bold) has jumped!")
        #expect(text.string == "A fox has jumped!")
    }

    @Test("Edges that are not there are refused") func hostileEdges() throws {
        let unknown = OperationID(counter: 1, replica: 7)
        let mark = Mark(key: "bold", value: .present, start: .before(unknown), end: .end)
        var writer = WireWriter(replicas: [7], base: 9)
        RichTextOperation(kind: .mark(mark)).encode(to: &writer)
        var reader = WireReader(writer.bytes, replicas: [7], base: 9)
        let authorship = Authorship(id: OperationID(counter: 9, replica: 7), stamp: .zero)
        #expect(throws: WireError.self) {
            try Self.text("a").decodeOperations(from: &reader, by: authorship)
        }
        var state = WireWriter(replicas: [1, 7])
        state.writeSized { Self.text("a").text.encodeState(to: &$0) }
        state.write(count: 1)
        state.write(OperationID(counter: 2, replica: 7))
        StampedMark(mark: mark, stamp: .zero).encode(to: &state)
        LWWMap<BlockKey, MarkValue>().encodeState(to: &state)
        var stateReader = WireReader(state.bytes, replicas: [1, 7])
        #expect(throws: WireError.self) {
            var text = RichText()
            try text.decodeState(from: &stateReader)
        }
    }
}
