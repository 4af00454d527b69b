import CRDTKit
import PropertyKit
import Testing

@Suite("Undo and redo of moves")
struct MoveUndoProperties {
    @Test("Undoing and redoing walk through what a tree showed") func tree() throws {
        try Self.walks(MovableTreeModel.self)
    }

    @Test("Undoing and redoing walk through what an array showed") func array() throws {
        try Self.walks(MovableArrayModel.self)
    }

    private static func walks<Model: CausalModel>(_ model: Model.Type) throws
    where Model.Root: CustomStringConvertible {
        try Property("\(Model.name): undo and redo", Generator<Void>.constant(()), configuration: .hunting(200))
            .verify { _, source in
                var document = Document<Model.Root>(replica: 1, clock: VirtualTime.clock)
                var history = UndoHistory<Model.Root>()
                var shown = [document.root.description]
                try source.repeating(0...12) { source in
                    try document.edit(recording: &history) { (root) throws in
                        try source.repeating(1...2) { source in
                            let edit = try Model.draw(&source, seeing: Model.observe(root))
                            source.note("\(edit)")
                            try Model.perform(edit, on: &root)
                            return true
                        }
                    }
                    if shown.last != document.root.description { shown.append(document.root.description) }
                    return true
                }
                for _ in 0..<2 {
                    try walk(&document, through: shown.reversed(), "undo") { $0.undo(&history) }
                    try walk(&document, through: shown, "redo") { $0.redo(&history) }
                }
            }
    }

    private static func walk<Root: CustomStringConvertible>(
        _ document: inout Document<Root>,
        through shown: [String],
        _ step: String,
        _ body: (inout Document<Root>) -> Change?
    ) throws {
        var rest = shown[...]
        while body(&document) != nil {
            let now = document.root.description
            if now != rest.first { rest = rest.dropFirst() }
            try Expect.equal(now, rest.first, "after \(step)")
        }
        try Expect.equal(rest.count, 1, "\(step) goes all the way")
    }

    @Test("Undo leaves alone what others have moved, written and put below since") func others() throws {
        try Property("undo beside others", Generator<Void>.constant(()), configuration: .hunting(150))
            .verify { _, source in
                var mine = Document<MovableTree<Int>>(replica: 1, clock: VirtualTime.clock)
                var theirs = Document<MovableTree<Int>>(replica: 2, clock: VirtualTime.clock)
                var history = UndoHistory<MovableTree<Int>>()
                try source.repeating(1...12) { source in
                    let edit = try MovableTreeModel.draw(&source, seeing: MovableTreeModel.observe(mine.root))
                    try mine.edit(recording: &history) { (root) throws in try MovableTreeModel.perform(edit, on: &root)
                    }
                    return true
                }
                try theirs.merge(mine)
                let nodes = theirs.root.map(\.id)
                let parent = nodes.isEmpty ? nil : try source.draw(.element(of: nodes))
                try theirs.edit { (root) throws in
                    let node = try root.insert(100, under: parent)
                    if let parent { try root.update(parent, to: 101) }
                    try root.insert(102, under: node)
                }
                try mine.merge(theirs)
                while mine.undo(&history) != nil {}
                let left = mine.root.map(\.payload)
                try Expect.that(left.contains(100) && left.contains(102), "\(mine.root)")
                if parent != nil { try Expect.that(left.contains(101), "\(mine.root)") }
                try theirs.merge(mine)
                try Expect.that(theirs == mine, "both agree")
            }
    }
}
