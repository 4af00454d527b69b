import CRDTKit
import Testing

@Suite("LWWMap")
struct LWWMapTests {
    @Test("Field case 3: concurrent writes of several keys leave every key, and one winner for each")
    func winners() throws {
        var sites = [Site<LWWMap<String, String>>(1), Site(2), Site(3)]
        let packets = [("x", "a"), ("y", "b"), ("x", "c")].enumerated().map { index, write in
            sites[index].edit { $0[write.0] = write.1 }
        }
        try sites[0].receive(packets)
        try sites[1].receive(packets.reversed())
        sites[2].merge(sites[1])
        #expect(sites[0].agrees(with: sites[1]))
        #expect(sites[0].agrees(with: sites[2]))
        #expect(sites[0].root.keys == ["x", "y"])
        #expect(sites[0].root["x"] == "c")
    }

    @Test("Field case 3: one replica's writes in every permutation give the last")
    func permutations() throws {
        var a = Site<LWWMap<String, Double>>(1)
        let packets = [a.edit { $0["a"] = 1 }, a.edit { $0["a"] = 1.1 }, a.edit { $0["b"] = 2 }]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            var b = Site<LWWMap<String, Double>>(2)
            try b.receive(order.map { packets[$0] })
            #expect(b.agrees(with: a))
            #expect(b.root["a"] == 1.1)
        }
    }

    @Test("Of a write and a removal the later wins", arguments: [true, false])
    func removal(isRemovalLater: Bool) throws {
        var a = Site<LWWMap<String, Int>>(1)
        var b = Site<LWWMap<String, Int>>(2)
        try b.receive([a.edit(at: 1) { $0["k"] = 1 }])
        let removal = a.edit(at: isRemovalLater ? 9 : 5) { $0["k"] = nil }
        let write = b.edit(at: 7) { $0["k"] = 2 }
        try a.receive([write])
        try b.receive([removal])
        #expect(a.agrees(with: b))
        #expect(a.root["k"] == (isRemovalLater ? nil : 2))
    }

    @Test("Field case 13: writes and removals without end leave the size of one, and compaction nothing of the removed")
    func bounded() {
        var map = LWWMap<Int, Int>(replica: 1)
        let empty = map.encoded().count
        for number in 0..<100_000 { map[number % 10] = number }
        #expect(map.encoded().count < empty + 400)
        map.removeAll()
        #expect(map.isEmpty && map != LWWMap())
        map.compact()
        #expect(map == LWWMap())
        map[3] = 1
        #expect(map[3] == 1 && map.count == 1)
    }

    @Test("A map reads like a dictionary, in the order of its keys' encodings")
    func dictionary() {
        var map = LWWMap<String, Int>(replica: 1)
        #expect(map.description == "[:]")
        map["b"] = 1
        map["a", default: 5] += 2
        map["ab"] = 3
        #expect(map.keys == ["a", "b", "ab"])
        #expect(map.values == [7, 1, 3])
        #expect(map.description == "[a: 7, b: 1, ab: 3]")
        #expect(map.removeValue(forKey: "b") == 1)
        let before = map.version
        map["b"] = nil
        #expect(map.version == before)
        #expect(map.lastWrite(forKey: "b")?.replica == 1)
        #expect(map.map(\.key) == ["a", "ab"])
        let copy = map
        map["a"] = 0
        #expect(copy["a"] == 7)
    }
}
