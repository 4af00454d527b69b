import CRDTKit
import PropertyKit
import Testing

@Suite("Patches of moves")
struct MovePatchProperties {
    @Test("Patches turn the tree that was shown into the one that is shown, there and back") func trees() throws {
        try Self.pairs(MovableTreeModel.self) { old, new in
            var shown = PlainTree(old)
            let patches = new.patches(since: old)
            for patch in patches { try shown.apply(patch) }
            try Expect.equal(shown, PlainTree(new), "\(patches) on \(old)")
        }
    }

    @Test("Patches turn the array that was shown into the one that is shown, there and back") func arrays() throws {
        try Self.pairs(MovableArrayModel.self) { old, new in
            var (shown, ids) = (Array(old), old.ids)
            for patch in new.patches(since: old) {
                try Expect.equal(Array(ids[patch.range]), patch.removedIDs)
                ids.replaceSubrange(patch.range, with: patch.insertedIDs)
                shown.apply([patch])
            }
            try Expect.equal(shown, Array(new))
            try Expect.equal(ids, new.ids)
        }
    }

    /// Compares states of replicas that edit and meet, in both directions.
    private static func pairs<Model: CausalModel>(
        _ model: Model.Type,
        _ check: (Model.Root, Model.Root) throws -> Void
    ) throws {
        try Property("patches of \(Model.name)", Generator<Void>.constant(()), configuration: .hunting(100))
            .verify { _, source in
                var documents = ReplicaNames.all.map { Document<Model.Root>(replica: $0, clock: VirtualTime.clock) }
                try source.repeating(0...14) { source in
                    let index = Int(try source.choose(upTo: UInt64(documents.count - 1)))
                    let before = documents[index].root
                    if try source.chance(1, in: 3) {
                        try documents[index].merge(documents[(index + 1) % documents.count])
                    } else {
                        try documents[index].edit { (root: inout Model.Root) throws in
                            let edit = try Model.draw(&source, seeing: Model.observe(root))
                            source.note("\(index): \(edit)")
                            try Model.perform(edit, on: &root)
                        }
                    }
                    for other in documents.map(\.root) + [before] {
                        try check(other, documents[index].root)
                        try check(documents[index].root, other)
                    }
                    return true
                }
            }
    }

    @Test("A child that goes from one end to the other is one move")
    func fewest() throws {
        var tree = MovableTree<Int>(replica: 1)
        let nodes = (0..<9).map { tree.insert($0) }
        let before = tree
        try tree.move(nodes[0])
        #expect(tree.patches(since: before) == [.moved(nodes[0], under: nil, at: 8)])
    }
}
