import Testing

@testable import CRDTKit

@Suite("Field cases: sets and maps")
struct SetAndMapCases {
    @Test("Field case 6: merging leaves identities alone, and both go on minting distinct ids")
    func identitiesStay() {
        var a = ORSet<String>(replica: 1)
        var b = ORSet<String>(replica: 2)
        a.insert("x")
        b.merge(a)
        a.merge(b)
        #expect(a.replica == 1)
        #expect(b.replica == 2)
        a.insert("from a")
        b.insert("from b")
        a.merge(b)
        #expect(Set(a.elements) == ["x", "from a", "from b"])
    }

    @Test("Field case 7: removing takes away every add that was seen, the repeated one too")
    func observedRemove() {
        var a = ORSet<String>(replica: 1)
        var b = ORSet<String>(replica: 2)
        a.insert("x")
        b.merge(a)
        for element in ["y", "z", "x"] { a.insert(element) }
        b.merge(a)
        b.remove("x")
        a.merge(b)
        #expect(Set(a.elements) == ["y", "z"])
    }

    @Test("Field case 8: adding again wins over a concurrent removal, in every order of delivery")
    func addWins() throws {
        var c = Document<ORSet<String>>(replica: 1)
        c.root.insert("k")
        var d = Document<ORSet<String>>(replica: 2)
        try d.merge(c)
        for number in 0..<5 { d.root.insert("\(number)") }
        d.root.remove("k")
        c.root.insert("k")
        let changes = try c.changes() + d.changes(since: c.version)
        for order in permutations(of: [0, 1, 2, 7]) {
            var reader = Document<ORSet<String>>(replica: 3)
            for index in order + [3, 4, 5, 6] { try reader.apply(changes[index]) }
            #expect(reader.root.contains("k"))
            #expect(reader.root.count == 6)
        }
    }

    @Test("Field case 9: a removal reaches a copy that was made by merging two others")
    func removalAfterUnion() {
        var a = ORSet<String>(replica: 1)
        var b = ORSet<String>(replica: 2)
        a.insert("foo")
        a.insert("bar")
        b.insert("baz")
        var c = a.fork(as: 3)
        c.merge(b)
        a.remove("bar")
        c.merge(a)
        #expect(Set(c.elements) == ["foo", "baz"])
    }

    @Test("Field case 10: changes that come over a gap wait; the gap does not act as a deletion")
    func gap() throws {
        var author = Document<ORSet<Int>>(replica: 1)
        for number in 0..<6 { author.root.insert(number) }
        author.root.remove(0)
        let changes = try author.changes()
        var reader = Document<ORSet<Int>>(replica: 2)
        try reader.apply(changes[..<2])
        try reader.apply(changes[4...])
        #expect(reader.root.elements == [0, 1])
        #expect(reader.parkedChanges.count == 3)
        try reader.apply(changes[2..<4])
        #expect(reader.root.elements == [1, 2, 3, 4, 5])
    }

    @Test("Field case 11: an update concurrent with the removal of its key survives, or not, as the map's rule says")
    func removeAndUpdate() throws {
        struct Shelf: ReplicatedRecord {
            var updateWins = ORMap<String, ORSet<String>>()
            var removeWins = RemoveWinsMap<String, ORSet<String>>()
            var counters = ORMap<String, PNCounter>()
            static let fields: Fields<Shelf> = [
                Field("update", \.updateWins), Field("remove", \.removeWins), Field("counters", \.counters),
            ]
        }
        var a = Document<Shelf>(replica: 1)
        a.edit {
            $0.updateWins["k", default: ORSet()].insert("X")
            $0.removeWins["k", default: ORSet()].insert("X")
            $0.counters["k", default: PNCounter()].increment(by: 5)
        }
        var b = a.fork(as: 2)
        a.edit {
            $0.updateWins["k"] = nil
            $0.removeWins["k"] = nil
            $0.counters["k"] = nil
        }
        b.edit {
            $0.updateWins["k"]?.insert("Y")
            $0.removeWins["k"]?.insert("Y")
            $0.counters["k"]?.increment(by: 2)
        }
        let before = a
        try a.merge(b)
        try b.merge(before)
        var byState = before
        try byState.mergeState(b)
        for document in [a, b, byState] {
            #expect(document.updateWins["k"]?.elements == ["Y"])
            #expect(document.removeWins["k"] == nil)
            #expect(document.counters["k"]?.value == 2)
        }
        #expect(a.snapshot() == b.snapshot())
        #expect(a.snapshot() == byState.snapshot())
    }

    @Test("Field case 12: two replicas that create the same nested value keep both sides' fields")
    func concurrentCreation() throws {
        typealias Nested = ORMap<String, ORMap<String, LWWMap<String, Int>>>
        var a = Document<Nested>(replica: 1)
        var b = Document<Nested>(replica: 2)
        a.root["settings", default: .init()]["window", default: .init()]["width"] = 100
        b.root["settings", default: .init()]["window", default: .init()]["height"] = 50
        b.root["settings", default: .init()]["sound", default: .init()]["volume"] = 7
        try a.merge(b)
        #expect(a.root["settings"]?["window"]?["width"] == 100)
        #expect(a.root["settings"]?["window"]?["height"] == 50)
        #expect(a.root["settings"]?["sound"]?["volume"] == 7)
    }

    @Test("Field case 13: a key that is overwritten again and again stays small once history is compacted")
    func overwritten() throws {
        var document = Document<LWWMap<String, Int>>(replica: 1)
        document.root["k"] = 0
        let size = document.snapshot().count
        for number in 0..<5_000 { document.root["k"] = number % 100 }
        // The two counters in it take up to nine bytes more each, however many writes there were.
        #expect(document.snapshot().count <= size + 18)
        try document.compact(versions: [document.version])
        #expect(document.changeCount == 0)
        #expect(document.encoded().count < size + 120)
        let opened = try Document<LWWMap<String, Int>>(decoding: document.encoded())
        #expect(opened.root["k"] == 99)
    }
}
