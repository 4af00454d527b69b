import CRDTKit
import Testing

@Suite("Sets")
struct SetTests {
    @Test("Field case 6: a merge leaves the identity alone, and both replicas go on minting ids of their own")
    func identity() {
        var a = ORSet<String>(replica: 1)
        var b = ORSet<String>(replica: 2)
        a.insert("a")
        b.insert("b")
        a.merge(b)
        b.merge(a)
        #expect(a.replica == 1)
        #expect(b.replica == 2)
        a.insert("from a")
        b.insert("from b")
        #expect(Set(a.merging(b)) == ["a", "b", "from a", "from b"])
        #expect(a.merging(b) == b.merging(a))
    }

    @Test("Field case 7: a removal takes away every addition that it has seen, re-additions too")
    func observedRemoval() {
        var a = ORSet<String>(replica: 1)
        var b = ORSet<String>(replica: 2)
        a.insert("x")
        b.merge(a)
        a.formUnion(["y", "z", "x"])
        b.merge(a)
        #expect(b.remove("x") == "x")
        a.merge(b)
        #expect(a.elements == ["y", "z"])
        #expect(a == b)
    }

    @Test("Field case 8: adding again concurrently with a removal wins, in every order")
    func addWins() throws {
        var c = Site<ORSet<String>>(1)
        var d = Site<ORSet<String>>(2)
        let first = c.edit { $0.insert("k") }
        try d.receive([first])
        let fromD = (0..<5).map { number in d.edit { $0.insert("\(number)") } } + [d.edit { $0.remove("k") }]
        let again = c.edit { $0.insert("k") }
        var generator = SplitMix(seed: 8)
        for _ in 0..<20 {
            var reader = Site<ORSet<String>>(3)
            try reader.receive(([first, again] + fromD).shuffled(using: &generator))
            #expect(reader.root.contains("k"))
            #expect(reader.root.count == 6)
            #expect(reader.agrees(with: c.merging(d)))
            #expect(reader.agrees(with: d.merging(c)))
        }
    }

    @Test("Field case 9: what was removed stays removed when a copy from before comes back")
    func staleCopy() {
        var a = ORSet<String>(replica: 1)
        a.formUnion(["foo", "bar"])
        var b = ORSet<String>(replica: 2)
        b.insert("baz")
        let c = a.fork(as: 3).merging(b)
        a.remove("bar")
        a.merge(c)
        #expect(Set(a) == ["foo", "baz"])
        #expect(c.merging(a) == a)
    }

    @Test("Field case 10: a change that comes over a gap waits, and acts as no removal")
    func gap() throws {
        var a = Site<ORSet<Int>>(1)
        let packets = (0..<4).map { number in a.edit { $0.insert(number) } }
        var b = Site<ORSet<Int>>(2)
        try b.receive([packets[0], packets[3]])
        #expect(b.root.elements == [0])
        b.merge(a)
        #expect(b.root.elements == [0, 1, 2, 3])
        var c = Site<ORSet<Int>>(3)
        try c.receive([packets[3], packets[1], packets[0]])
        #expect(c.merging(a).agrees(with: a))
        try c.receive([packets[2]])
        #expect(c.agrees(with: a))
    }

    @Test("Removed elements leave nothing behind in an ORSet")
    func noTombstones() {
        var set = ORSet<Int>(replica: 1)
        for number in 0..<1000 { set.insert(number) }
        set.removeAll()
        #expect(set == ORSet<Int>())
        #expect(set.remove(1) == nil)
    }

    @Test("Removing wins over adding concurrently in a RemoveWinsSet, until it is added knowingly")
    func removeWins() {
        var a = RemoveWinsSet<String>(replica: 1)
        a.insert("ada")
        var b = a.fork(as: 2)
        a.remove("ada")
        b.insert("ada")
        a.merge(b)
        b.merge(a)
        #expect(a == b)
        #expect(!a.contains("ada") && a.isEmpty && a.count == 0 && a.elements.isEmpty)
        let isNew = a.insert("ada")
        #expect(isNew)
        b.merge(a)
        #expect(b.elements == ["ada"])
        #expect(b.remove("bob") == nil)
    }

    @Test("A GSet keeps what anybody added; inserting what is there records nothing")
    func growing() {
        var a = Site<GSet<String>>(1)
        var b = Site<GSet<String>>(2)
        a.edit { $0.formUnion(["a", "b"]) }
        b.edit { $0.formUnion(["b", "c"]) }
        #expect(a.merging(b).agrees(with: b.merging(a)))
        #expect(Set(a.merging(b).root) == ["a", "b", "c"])
        #expect(a.edit { $0.insert("a") } == nil)
    }

    @Test("Elements are told apart by code units, so replicas agree on bytes")
    func normalForms() {
        var a = ORSet<String>(replica: 1)
        var b = ORSet<String>(replica: 2)
        a.insert("é")
        b.insert("e\u{301}")
        a.merge(b)
        b.merge(a)
        #expect(a == b)
        #expect(a.count == 2)
    }

    @Test("Every NaN is one element")
    func notANumber() throws {
        var set = ORSet<Double>(replica: 1)
        set.insert(.nan)
        set.insert(-.nan)
        set.insert(.signalingNaN)
        #expect(set.count == 1)
        #expect(set.contains(.nan))
        #expect(try ORSet<Double>(decoding: set.encoded()) == set)
    }

    @Test("Sets are compared with any sequence, and iterate in the order of adding")
    func algebra() {
        var set = RemoveWinsSet<Int>(replica: 1)
        set.formUnion([3, 1, 2])
        #expect(Array(set) == [3, 1, 2])
        #expect(set.description == "[3, 1, 2]")
        #expect(set.isSubset(of: 0...3) && !set.isSubset(of: [1, 2]))
        #expect(set.isSuperset(of: [1, 2]) && !set.isSuperset(of: [4]))
        #expect(set.isDisjoint(with: [4]) && !set.isDisjoint(with: [3, 4]))
        set.subtract([1, 9])
        #expect(Array(set) == [3, 2])
        let copy = set
        set.removeAll()
        #expect(copy.count == 2)
    }

    @Test("Editing a value that belongs to no replica is a mistake that is pointed out")
    func detached() async {
        await #expect(processExitsWith: .failure) {
            var set = ORSet<String>()
            set.insert("a")
        }
    }
}
