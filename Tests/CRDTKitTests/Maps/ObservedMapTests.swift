import CRDTKit
import Testing

@Suite("ORMap and RemoveWinsMap")
struct ObservedMapTests {
    @Test("Field case 11: a key that is removed while Y is added under it has {Y} where updates win")
    func updateWins() throws {
        var a = Site<ORMap<String, ORSet<String>>>(1)
        var b = Site<ORMap<String, ORSet<String>>>(2)
        try b.receive([a.edit { $0["k", default: ORSet()].insert("X") }])
        let removal = a.edit { $0["k"] = nil }
        #expect(a.root["k"] == nil)
        let addition = b.edit { $0["k"]?.insert("Y") }
        try a.receive([addition])
        try b.receive([removal])
        #expect(a.root["k"]?.elements == ["Y"])
        #expect(a.agrees(with: b))
    }

    @Test("Field case 11: where removals win the key is gone, and begins from nothing when it comes back")
    func removeWins() throws {
        var a = Site<RemoveWinsMap<String, ORSet<String>>>(1)
        var b = Site<RemoveWinsMap<String, ORSet<String>>>(2)
        try b.receive([a.edit { $0["k", default: ORSet()].insert("X") }])
        let removal = a.edit { $0["k"] = nil }
        let addition = b.edit { $0["k"]?.insert("Y") }
        try a.receive([addition])
        try b.receive([removal])
        #expect(a.root["k"] == nil && a.root.isEmpty && a.root.keys.isEmpty)
        #expect(a.agrees(with: b))
        try b.receive([a.edit { $0["k", default: ORSet()].insert("Z") }])
        #expect(b.root["k"]?.elements == ["Z"])
        #expect(a.agrees(with: b))
    }

    @Test("Field case 11, for counters: what is counted while the key is removed stays, or is gone, by the same rule")
    func counters() throws {
        func run<Rule: RemovalRule>(_ rule: Rule.Type) throws -> Int? {
            var a = Site<ObservedMap<String, PNCounter, Rule>>(1)
            var b = Site<ObservedMap<String, PNCounter, Rule>>(2)
            try b.receive([a.edit { $0["k", default: PNCounter()].increment(by: 5) }])
            let removal = a.edit { $0["k"] = nil }
            try a.receive([b.edit { $0["k"]?.increment() }])
            try b.receive([removal])
            #expect(a.agrees(with: b))
            return a.root["k"]?.value
        }
        #expect(try run(UpdateWins.self) == 1)
        #expect(try run(RemoveWins.self) == nil)
    }

    @Test("Field case 12: two replicas create the same nested map with different fields, and both fields are there")
    func concurrentCreation() throws {
        var a = Site<ORMap<String, ORMap<String, PNCounter>>>(1)
        var b = Site<ORMap<String, ORMap<String, PNCounter>>>(2)
        let first = a.edit { $0["m", default: ORMap()]["x", default: PNCounter()].increment() }
        let second = b.edit { $0["m", default: ORMap()]["y", default: PNCounter()].increment(by: 2) }
        try a.receive([second])
        try b.receive([first])
        #expect(a.agrees(with: b))
        #expect(a.root["m"]?.keys == ["x", "y"])
        #expect(a.root.description == "[m: [x: 1, y: 2]]")
    }

    @Test("A key is created on demand even when nothing is edited under it, and not by reading")
    func creation() throws {
        var a = Site<ORMap<String, Profile>>(1)
        #expect(a.edit { _ = $0["k", default: Profile()] } == nil)
        #expect(a.edit { $0["k"]?.name = "nobody" } == nil)
        let created = a.edit { _ = $0["k", default: Profile()].tags.remove("absent") }
        #expect(a.root.contains("k"))
        var b = Site<ORMap<String, Profile>>(2)
        try b.receive([created])
        #expect(b.root["k"] == Profile())
        #expect(b.edit { $0["k"]?.tags.remove("absent") } == nil)
    }

    @Test("Within one edit a key can be removed and created again, and ids under it go on counting")
    func recreation() throws {
        var a = Site<ORMap<String, Profile>>(1)
        var b = Site<ORMap<String, Profile>>(2)
        try b.receive([
            a.edit {
                $0["k", default: Profile()].tags.insert("old")
                $0["k"]?.likes += 3
            }
        ])
        let packet = a.edit {
            $0["k"]?.tags.insert("dropped")
            $0["k"] = nil
            $0["k", default: Profile()].tags.insert("new")
            $0["k"]?.likes += 1
            $0["k"]?.name = "again"
        }
        #expect(packet?.count == 4)
        try b.receive([packet])
        #expect(a.agrees(with: b))
        #expect(b.root["k"]?.tags.elements == ["new"])
        #expect(b.root["k"]?.likes == 1)
        #expect(b.root["k"]?.name == "again")
    }

    @Test(
        "A key that one edit creates and removes leaves no trace where its value leaves none",
        arguments: [true, false]
    )
    func ephemeral(isCounting: Bool) throws {
        var a = Site<RemoveWinsMap<String, Profile>>(1)
        let packet = a.edit {
            _ = $0["k", default: Profile()].tags.remove("")
            if isCounting { $0["k"]?.likes += 1 }
            $0["k"] = nil
        }
        #expect((packet != nil) == isCounting)
        var b = Site<RemoveWinsMap<String, Profile>>(2)
        try b.receive([packet])
        #expect(a.root == b.root)
        #expect(b.root.isEmpty)
    }

    @Test("An update keeps the key alive under a removal that has not seen it, for every field of a record")
    func records() throws {
        var a = Site<ORMap<Int, Profile>>(1)
        var b = Site<ORMap<Int, Profile>>(2)
        try b.receive([a.edit(at: 1) { map in RecordFill.fill(&map[1, default: Profile()]) }])
        let removal = a.edit(at: 3) { $0[1] = nil }
        let update = b.edit(at: 2) { $0[1]?.settings["new"] = 1 }
        try a.receive([update])
        try b.receive([removal])
        #expect(a.agrees(with: b))
        let left = try #require(a.root[1])
        #expect(left.settings.map(\.key) == ["new"])
        #expect(left.name == "?" && left.phone == nil && left.likes == 0 && left.views.value == 0)
        #expect(!left.isPinned && !left.isShared && left.tags.isEmpty && left.seen.isEmpty && left.admins.isEmpty)
    }

    @Test("Maps of a record in itself nest to any depth")
    func recursion() throws {
        var a = Site<Node>(1)
        let packet = a.edit {
            $0.children["a", default: Node()].children["b", default: Node()].children["c", default: Node()].size += 4
            $0.children["a"]?.size += 1
        }
        var b = Site<Node>(2)
        try b.receive([packet])
        #expect(b.root.children["a"]?.children["b"]?.children["c"]?.size == 4)
        #expect(b.agrees(with: a))
        try a.receive([b.edit { $0.children["a"]?.children["b"] = nil }])
        #expect(a.root.children["a"]?.children.isEmpty == true)
        #expect(a.root.children["a"]?.size == 1)
    }

    @Test("A map that stands alone edits, merges and is saved without a document")
    func standalone() throws {
        var a = ORMap<String, ORMap<String, ORSet<Int>>>(replica: 1)
        a["x", default: ORMap()]["y", default: ORSet()].formUnion([1, 2, 3])
        #expect(a.version == [1: 3])
        var b = a.fork(as: 2)
        b["x"]?["y"]?.insert(4)
        #expect(b.version == [1: 3, 2: 4])
        a["x"] = nil
        a["z", default: ORMap()]["y", default: ORSet()].insert(9)
        a.merge(b)
        b.merge(a)
        #expect(a == b)
        #expect(a.keys == ["x", "z"])
        #expect(a["x"]?["y"]?.elements == [4])
        #expect(try ORMap<String, ORMap<String, ORSet<Int>>>(decoding: a.encoded()) == a)
        a.removeAll()
        #expect(a.isEmpty && a == ORMap())
    }

    @Test("An edit that throws half-way leaves the map whole")
    func throwing() throws {
        struct Failure: Error {}
        func fail(_ set: inout ORSet<Int>) throws {
            set.insert(2)
            throw Failure()
        }
        var map = ORMap<String, ORSet<Int>>(replica: 1)
        map["k", default: ORSet()].insert(1)
        #expect(throws: Failure.self) { try fail(&map["k"]!) }
        #expect(map["k"]?.elements == [1, 2])
        map["k"]?.insert(3)
        #expect(map["k"]?.count == 3)
    }

    @Test("A removed key's counters leave their baselines, until compaction")
    func compaction() {
        var map = ORMap<String, PNCounter>(replica: 1)
        map["k", default: PNCounter()].increment()
        map["k"] = nil
        #expect(map.isEmpty && map != ORMap())
        map.compact()
        #expect(map == ORMap())
    }

    @Test("A copy taken during an edit and dropped has no effect; one taken out is only to look at")
    func copies() throws {
        var a = Site<ORMap<String, ORSet<Int>>>(1)
        let packet = a.edit {
            $0["k", default: ORSet()].insert(1)
            var dropped = $0
            dropped["k"]?.insert(2)
            #expect($0["k"]?.elements == [1])
            #expect(dropped["k"]?.elements == [1, 2])
        }
        var b = Site<ORMap<String, ORSet<Int>>>(2)
        try b.receive([packet])
        #expect(b.root["k"]?.elements == [1])
        #expect(a.agrees(with: b))
    }

    @Test("Assigning a value is a mistake that is pointed out, also one from under another key of the same edit")
    func assigning() async {
        await #expect(processExitsWith: .failure) {
            var map = ORMap<String, ORSet<Int>>(replica: 1)
            map["k"] = ORSet()
        }
        await #expect(processExitsWith: .failure) {
            var site = Site<ORMap<String, ORSet<Int>>>(1)
            site.edit {
                $0["a", default: ORSet()].insert(1)
                $0["b", default: ORSet()].insert(2)
                $0["b"]! = $0["a"]!
            }
        }
        await #expect(processExitsWith: .failure) {
            let map = ORMap<String, ORSet<Int>>(replica: 1)
            var value = map["k", default: ORSet()]
            value.insert(1)
        }
    }
}
