import CRDTKit
import Testing

@Suite("MovableTree")
struct MovableTreeTests {
    typealias Tree = MovableTree<String>

    /// Two sites with the nodes a, b and c at the top.
    private func sites() throws -> (Site<Tree>, Site<Tree>, [OperationID]) {
        var first = Site<Tree>(1)
        var second = Site<Tree>(2)
        try second.receive([first.edit { tree in for name in ["a", "b", "c"] { tree.insert(name) } }])
        return (first, second, first.root.children(of: nil))
    }

    /// Hands each of two concurrent changes to the other side.
    private func exchange(
        _ first: inout Site<Tree>,
        _ second: inout Site<Tree>,
        _ packets: (Packet?, Packet?)
    ) throws {
        var merged = first
        merged.merge(second)
        try first.receive([packets.1])
        try second.receive([packets.0])
        #expect(first.agrees(with: second))
        #expect(merged.agrees(with: first))
    }

    @Test("Nodes have parents, places and payloads")
    func reading() throws {
        var tree = Tree(replica: 1)
        let fruit = tree.insert("fruit")
        let apple = try tree.insert("apple", under: fruit)
        let pear = try tree.insert("pear", under: fruit, at: 0)
        let seed = try tree.insert("seed", under: apple)
        #expect(tree.description == "[fruit [pear, apple [seed]]]")
        #expect(tree.count == 4 && tree.children(of: fruit) == [pear, apple])
        #expect(tree.parent(of: seed) == apple && tree.parent(of: fruit) == nil)
        #expect(tree.index(of: apple) == 1 && tree[seed] == "seed")
        #expect(tree.isDescendant(seed, of: fruit) && !tree.isDescendant(seed, of: seed))
        #expect(tree.map(\.depth) == [0, 1, 1, 2])
        #expect(tree.descendants(of: apple).map(\.id) == [seed])
        try tree.update(apple, to: "Apple")
        try tree.move(apple, at: 0)
        #expect(tree.description == "[Apple [seed], fruit [pear]]")
        try tree.remove(apple)
        #expect(tree.description == "[fruit [pear]]" && tree[seed] == nil && !tree.contains(seed))
        #expect(try Tree(decoding: tree.encoded()) == tree)
    }

    @Test("What can't be done is refused, and nothing is recorded")
    func refusals() throws {
        var tree = Tree(replica: 1)
        let top = tree.insert("top")
        let inner = try tree.insert("inner", under: top)
        let before = tree
        let nobody = OperationID(counter: 99, replica: 7)
        #expect(throws: TreeError.insideItself(top)) { try tree.move(top, under: inner) }
        #expect(throws: TreeError.insideItself(top)) { try tree.move(top, under: top) }
        #expect(throws: TreeError.noSuchNode(nobody)) { try tree.move(nobody) }
        #expect(throws: TreeError.noSuchNode(nobody)) { try tree.insert("x", under: nobody) }
        #expect(throws: TreeError.noSuchNode(nobody)) { try tree.remove(nobody) }
        #expect(throws: TreeError.noSuchNode(nobody)) { try tree.update(nobody, to: "x") }
        #expect(tree == before && tree.version == before.version)
        try tree.remove(top)
        #expect(throws: TreeError.noSuchNode(inner)) { try tree.update(inner, to: "x") }
    }

    @Test("Two nodes moved below each other make no circle: the earlier move stands", arguments: [1, 9])
    func circle(time: UInt64) throws {
        var (first, second, nodes) = try sites()
        let packets = try (
            first.edit(at: 5) { try $0.move(nodes[0], under: nodes[1]) },
            second.edit(at: time) { try $0.move(nodes[1], under: nodes[0]) }
        )
        try exchange(&first, &second, packets)
        #expect(first.root.description == (time == 9 ? "[b [a], c]" : "[a [b], c]"))
    }

    @Test("A node moved to two places is in one of them: where the later move put it", arguments: [1, 9])
    func twoMoves(time: UInt64) throws {
        var (first, second, nodes) = try sites()
        let packets = try (
            first.edit(at: 5) { try $0.move(nodes[0], under: nodes[1]) },
            second.edit(at: time) { try $0.move(nodes[0], under: nodes[2]) }
        )
        try exchange(&first, &second, packets)
        #expect(first.root.description == (time == 9 ? "[b, c [a]]" : "[b [a], c]"))
    }

    @Test("Of a removal and a move the later decides; a payload written meanwhile is out of sight", arguments: [1, 9])
    func removal(time: UInt64) throws {
        var (first, second, nodes) = try sites()
        let packets = try (
            first.edit(at: 5) { try $0.remove(nodes[0]) },
            second.edit(at: time) {
                try $0.update(nodes[0], to: "A")
                try $0.move(nodes[0], under: nodes[1])
            }
        )
        try exchange(&first, &second, packets)
        #expect(first.root.description == (time == 9 ? "[b [A], c]" : "[b, c]"))
    }

    @Test("What is put below a removed node goes with it; what was moved out of it stays")
    func subtree() throws {
        var (first, second, nodes) = try sites()
        try second.receive([first.edit { try $0.move(nodes[1], under: nodes[0]) }])
        let packets = try (
            first.edit(at: 5) { try $0.remove(nodes[0]) },
            second.edit(at: 5) {
                try $0.move(nodes[1])
                try $0.insert("d", under: nodes[0])
            }
        )
        try exchange(&first, &second, packets)
        #expect(first.root.description == "[c, b]")
    }

    @Test("Between nodes that were put into one place concurrently there is room")
    func room() throws {
        var (first, second, _) = try sites()
        for round in 0..<4 {
            let packets = (
                first.edit { $0.insert("x\(round)", at: 1) }, second.edit { $0.insert("y\(round)", at: 1) }
            )
            try exchange(&first, &second, packets)
            let index = 2
            let node = first.edit { $0.insert("between", at: index) }
            try second.receive([node])
            #expect(first.root.children(of: nil)[index] == first.root.first { $0.payload == "between" }?.id)
            try second.receive([first.edit { try $0.remove($0.children(of: nil)[index]) }])
        }
    }

    @Test("Compaction leaves nothing of moves and of what was removed, and later edits are as before")
    func compaction() throws {
        var tree = Tree(replica: 1)
        let nodes = ["a", "b"].map { tree.insert($0) }
        let size = { (tree: Tree) in tree.encoded().count }
        var fresh = tree
        fresh.compact()
        for round in 0..<500 {
            try tree.move(nodes[round % 2], at: 0)
            try tree.remove(tree.insert("\(round)"))
        }
        #expect(size(tree) > 10_000)
        tree.compact()
        #expect(tree.description == "[b, a]" && size(tree) < size(fresh) + 20)
        #expect(try Tree(decoding: tree.encoded()) == tree)
        try tree.move(nodes[0], under: nodes[1])
        #expect(tree.description == "[b [a]]")
    }

    @Test("A state whose past was forgotten is taken in by whoever has seen none of it, or all of it")
    func forgotten() throws {
        var (first, second, nodes) = try sites()
        try second.receive([first.edit { try $0.move(nodes[1], under: nodes[0]) }])
        first.root.compact()
        #expect(first.root != second.root)
        try first.edit { try $0.move(nodes[2], at: 0) }
        var newcomer = Site<Tree>(3)
        newcomer.edit { $0.insert("new") }
        for var site in [second, newcomer] {
            site.edit { $0.insert("more") }
            var other = first
            other.merge(site)
            site.merge(first)
            #expect(site.agrees(with: other))
            #expect(site.root.contains(nodes[1]) && site.root.parent(of: nodes[1]) == nodes[0])
        }
    }

    @Test("Undo does not move back what somebody has moved since")
    func undoneMove() throws {
        var mine = Document<Tree>(replica: 1)
        var history = UndoHistory<Tree>()
        mine.edit { tree in for name in ["a", "b", "c"] { tree.insert(name) } }
        let nodes = mine.root.children(of: nil)
        try mine.edit(recording: &history) { (root) throws in try root.move(nodes[0], under: nodes[1]) }
        var theirs = mine.fork(as: 2)
        try theirs.edit { (root: inout Tree) throws in try root.move(nodes[0], under: nodes[2]) }
        try mine.merge(theirs)
        _ = mine.undo(&history)
        #expect(mine.root.description == "[b, c [a]]")
    }

    @Test("Appending takes few bytes for each node")
    func size() throws {
        var tree = MovableTree<Int>(replica: 1)
        for _ in 0..<1_000 { tree.insert(0) }
        #expect(tree.encoded().count < 1_000 * 18 + 100)
        tree.compact()
        #expect(tree.encoded().count < 1_000 * 24 + 100)
    }
}
