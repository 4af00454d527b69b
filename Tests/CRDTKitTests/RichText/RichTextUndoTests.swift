import CRDTKit
import Testing

@Suite("Rich text: undo")
struct RichTextUndoTests {
    private typealias Note = Document<RichText>

    @Test("Formatting, erasing and headings are taken back and done again") func backAndForth() throws {
        var note = Note(replica: 1)
        var history = UndoHistory<RichText>()
        var shown = [""]
        let edits: [(inout RichText) throws -> Void] = [
            { $0.append("The fox\njumped.") },
            { try $0.mark(.scalar(4..<7), "bold") },
            { try $0.mark(.scalar(0..<6), "colour", "red", expanding: .none) },
            { try $0.mark(.scalar(2..<9), "colour", "blue") },
            { try $0.unmark(.scalar(3..<5), "colour") },
            { try $0.setBlock("heading", 2, at: .scalar(9)) },
            { try $0.remove(.scalar(2..<10)) },
            { try $0.replace(.scalar(0..<1), with: "new") },
        ]
        for edit in edits {
            try note.edit(recording: &history) { (root) throws in try edit(&root) }
            shown.append(Self.shown(note))
        }
        for _ in 0..<2 {
            for expected in shown.dropLast().reversed() {
                #expect(note.undo(&history) != nil)
                #expect(Self.shown(note) == expected)
            }
            for expected in shown.dropFirst() {
                #expect(note.redo(&history) != nil)
                #expect(Self.shown(note) == expected)
            }
        }
    }

    @Test("What another has formatted since stays") func others() throws {
        var mine = Note(replica: 1)
        var history = UndoHistory<RichText>()
        mine.edit { $0.append("abcdef") }
        try mine.edit(recording: &history) { (root) throws in try root.mark(.scalar(0..<4), "colour", "red") }
        var theirs = mine.fork(as: 2)
        try theirs.edit { (root) throws in try root.mark(.scalar(2..<6), "colour", "blue", expanding: .none) }
        try mine.merge(theirs)
        #expect(mine.undo(&history) != nil)
        #expect(mine.root.description == "ab[cdef](colour: blue)")
        try theirs.merge(mine)
        #expect(theirs.root == mine.root)
    }

    private static func shown(_ note: Note) -> String {
        note.root.isEmpty ? "" : "\(note.root) \(note.root.paragraphs.map(\.attributes))"
    }

    @Test("Undoing a deletion does not bring back what somebody else deleted as well") func sharedDeletion() throws {
        var a = Document<RichText>(replica: 1)
        a.root.append("abcdef")
        var b = a.fork(as: 2)
        var history = UndoHistory<RichText>()
        try a.edit(recording: &history) { (text) throws(TextOffsetError) in try text.remove(.scalar(1..<4)) }
        try b.root.remove(.scalar(3..<5))
        try a.merge(b)
        #expect(a.undo(&history) != nil)
        #expect(a.root.string == "abcf")
    }
}
