import CRDTKit
import PropertyKit
import Testing

@Suite("MovableTree: laws and model")
struct MovableTreeProperties {
    @Test("Documents keep the laws") func documents() throws {
        try Laws.document(MovableTreeModel.self).check()
    }

    @Test("Values that stand alone keep the laws") func standalone() throws {
        try Laws.standalone(MovableTreeModel.self).check()
    }

    @Test("Replicas show what the model says") func model() throws {
        try Journey<MovableTreeModel>.check()
    }

    @Test("Hostile bytes do no harm") func hostileBytes() throws {
        try Hostility<MovableTreeModel>.check()
    }

    @Test("A node that is put at an index stands there, and the others where they stood")
    func order() throws {
        try Property("order", Generator<Void>.constant(()), configuration: .hunting(150)).verify { _, source in
            var trees = ReplicaNames.all.map { MovableTree<Int>(replica: $0) }
            try source.repeating(1...40) { source in
                let index = Int(try source.choose(upTo: UInt64(trees.count - 1)))
                if try source.chance(1, in: 3) { trees[index].merge(trees[(index + 1) % trees.count]) }
                let edit = try MovableTreeModel.draw(&source, seeing: MovableTreeModel.observe(trees[index]))
                let before = trees[index]
                try MovableTreeModel.perform(edit, on: &trees[index])
                try Self.check(edit, from: before, to: trees[index])
                return true
            }
        }
    }

    private static func check(_ edit: TreeEdit, from old: MovableTree<Int>, to new: MovableTree<Int>) throws {
        let moved: OperationID?
        let target: (parent: OperationID?, index: Int)
        switch edit {
        case .insert(_, let parent, let index):
            moved = new.children(of: parent).first { !old.contains($0) }
            target = (parent, Swift.min(index, old.children(of: parent).count))
        case .move(let node, let parent, let index):
            moved = node
            target = (parent, Swift.min(index, old.children(of: parent).filter { $0 != node }.count))
        default: return
        }
        guard let moved else { return try Expect.that(false, "nothing was inserted") }
        try Expect.equal(new.index(of: moved), target.index)
        try Expect.equal(new.parent(of: moved), target.parent)
        for parent in old.map({ Optional($0.id) }) + [nil] {
            let (before, after) = (old.children(of: parent), new.children(of: parent))
            try Expect.equal(
                after.filter { $0 != moved },
                before.filter { $0 != moved },
                "children of \(parent as Any)"
            )
        }
    }
}
