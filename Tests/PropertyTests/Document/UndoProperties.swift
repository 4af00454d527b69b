import CRDTKit
import PropertyKit
import Testing

@Suite("Undo and redo")
struct UndoProperties {
    private typealias Model = RecordModel<Card>

    @Test("Undoing and redoing walk back and forth through what was shown") func alone() throws {
        try Property(
            "undo and redo are each other's opposite",
            Generator<Void>.constant(()),
            configuration: .hunting(200)
        )
        .verify { _, source in
            var document = Document<Card>(replica: 1, clock: VirtualTime.clock)
            var history = UndoHistory<Card>()
            var shown = [UndoableCard(document.root)]
            try source.repeating(0...12) { source in
                try Self.edit(&document, recording: &history, &source)
                let now = UndoableCard(document.root)
                if now != shown.last { shown.append(now) }
                return true
            }
            for _ in 0..<2 {
                try Self.walk(&document, through: shown.reversed(), "undo") { $0.undo(&history) }
                try Self.walk(&document, through: shown, "redo") { $0.redo(&history) }
            }
        }
    }

    private static func walk(
        _ document: inout Document<Card>,
        through shown: [UndoableCard],
        _ step: String,
        _ body: (inout Document<Card>) -> Change?
    ) throws {
        var rest = shown[...]
        while body(&document) != nil {
            let now = UndoableCard(document.root)
            if now != rest.first { rest = rest.dropFirst() }
            try Expect.equal(now, rest.first, "after \(step)")
        }
        try Expect.equal(rest.count, 1, "\(step) goes all the way")
    }

    @Test("Undoing all of one's own leaves what another inserted, exactly where it was") func others() throws {
        try Property("undo leaves others alone", Generator<Void>.constant(()), configuration: .hunting(200))
            .verify { _, source in
                var mine = Document<Card>(replica: 1, clock: VirtualTime.clock)
                var theirs = Document<Card>(replica: 2, clock: VirtualTime.clock)
                var history = UndoHistory<Card>()
                try source.repeating(0...12) { source in
                    if try source.chance(1, in: 3) {
                        try theirs.add(&source)
                        if try source.chance(1, in: 2) { try mine.merge(theirs) }
                    } else {
                        try Self.edit(&mine, recording: &history, &source)
                    }
                    return true
                }
                try mine.merge(theirs)
                while mine.undo(&history) != nil {}
                let (left, expected) = (PlainCard(mine.root), PlainCard(theirs.root))
                try Expect.equal(left.body, expected.body, "the text")
                try Expect.equal(left.items, expected.items, "the array")
                try Expect.equal(left.tags, expected.tags, "the set")
                try Expect.equal(left.likes, expected.likes, "the counter")
                try Expect.equal(left.votes, expected.votes, "the map")
                try theirs.merge(mine)
                try Expect.that(theirs == mine, "both agree")
            }
    }

    private static func edit(
        _ document: inout Document<Card>,
        recording history: inout UndoHistory<Card>,
        _ source: inout TestCase
    ) throws {
        let edit = try Model.draw(&source, seeing: Model.observe(document.root))
        source.note("\(edit)")
        try document.edit(recording: &history) { (root) throws in try Model.perform(edit, on: &root) }
    }
}

/// What a card shows of that which can be undone.
private struct UndoableCard: Equatable {
    private var card: PlainCard

    init(_ card: Card) {
        self.card = PlainCard(card)
        self.card.views = 0
        self.card.seen = []
    }
}

extension Document<Card> {
    /// Inserts somewhere, or counts.
    fileprivate mutating func add(_ source: inout TestCase) throws {
        switch try source.choose(upTo: 4) {
        case 0:
            let place = Int(try source.choose(upTo: UInt64(root.body.scalarCount)))
            try self.body.insert("xy", at: .scalar(place))
        case 1: self.items.insert(9, at: Int(try source.choose(upTo: UInt64(root.items.count))))
        case 2: self.tags.insert(try source.draw(.element(of: ["a", "b", "z"])))
        case 3: self.likes += 3
        default: self.votes["a", default: PNCounter()].increment(by: 2)
        }
    }
}
