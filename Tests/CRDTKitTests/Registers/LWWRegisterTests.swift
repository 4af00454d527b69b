import CRDTKit
import Testing

@Suite("LWWRegister")
struct LWWRegisterTests {
    @Test("Field case 2: a local write after one from the future survives a merge with the old copy")
    func writeAfterTheFuture() {
        var ahead = LWWRegister("", replica: 9, clock: PhysicalClock { 1_000_000 })
        ahead.value = "from the future"
        var local = LWWRegister("", replica: 1, clock: PhysicalClock { 10 })
        local.merge(ahead)
        local.value = "mine"
        local.merge(ahead)
        ahead.merge(local)
        #expect(local.value == "mine")
        #expect(ahead == local)
    }

    @Test("Field case 3: the same writes in every order give the same winner", arguments: [[0, 1, 2], [2, 1, 0]])
    func everyOrder(order: [Int]) throws {
        var writers = [Site<LWWRegister<String?>>(1), Site(2), Site(3)]
        let packets = [("a", 5), ("b", 9), ("c", 5)].enumerated().map { index, write in
            writers[index].edit(at: UInt64(write.1)) { $0.value = write.0 }
        }
        var reader = Site<LWWRegister<String?>>(4)
        for index in order { try reader.receive([packets[index]]) }
        #expect(reader.root.value == "b")
    }

    @Test("Field case 4: the later time wins whatever the replicas' ids, and equal times fall back to the greater id")
    func laterWins() {
        for (early, late) in [(ReplicaID(9), ReplicaID(1)), (1, 9)] as [(ReplicaID, ReplicaID)] {
            var a = LWWRegister("", replica: early, clock: PhysicalClock { 100 })
            var b = LWWRegister("", replica: late, clock: PhysicalClock { 200 })
            a.value = "early"
            b.value = "late"
            #expect(a.merging(b).value == "late")
            #expect(b.merging(a).value == "late")
        }
        var a = LWWRegister("", replica: 1, clock: PhysicalClock { 100 })
        var b = LWWRegister("", replica: 2, clock: PhysicalClock { 100 })
        a.value = "a"
        b.value = "b"
        #expect(a.merging(b).value == "b")
        #expect(b.merging(a).value == "b")
    }

    @Test("Field case 13: overwriting a million times leaves the size of one write")
    func overwriting() {
        var register = LWWRegister<Int?>(nil, replica: 1)
        register.value = 1_000_000
        let once = register.encoded().count
        for number in 1...1_000_000 { register.value = number }
        #expect(register.encoded().count <= once + 8)
    }

    @Test("A reset takes away what was seen; a later concurrent write stays")
    func reset() throws {
        var a = Site<LWWRegister<String?>>(1)
        var b = Site<LWWRegister<String?>>(2)
        let written = a.edit(at: 1) { $0.value = "old" }
        try b.receive([written])
        let reset = a.edit(at: 9) { $0.reset() }
        let concurrent = b.edit(at: 5) { $0.value = "new" }
        try a.receive([concurrent])
        try b.receive([reset])
        #expect(a.root.value == "new")
        #expect(a.agrees(with: b))
    }

    @Test("Copies are independent, and two that differ only in normal form are different content")
    func content() {
        var composed = LWWRegister("", replica: 1)
        composed.value = "é"
        var copy = composed
        copy.value = "e\u{301}"
        #expect(composed.value == copy.value)
        #expect(composed != copy)
        #expect(composed.value.unicodeScalars.count == 1)
    }

    @Test("A register of NaN equals itself")
    func notANumber() {
        var register = LWWRegister<Double?>(nil, replica: 1)
        register.value = .nan
        let copy = register
        #expect(register == copy)
    }
}
