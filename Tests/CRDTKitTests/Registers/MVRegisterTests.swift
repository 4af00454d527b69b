import CRDTKit
import Testing

@Suite("MVRegister")
struct MVRegisterTests {
    @Test("Concurrent values are all kept, with author and time, the latest last on every replica")
    func conflict() throws {
        var a = Site<MVRegister<String>>(1)
        var b = Site<MVRegister<String>>(2)
        let first = a.edit(at: 20) { $0.value = "late" }
        let second = b.edit(at: 10) { $0.value = "early" }
        try a.receive([second])
        try b.receive([first])
        #expect(a.agrees(with: b))
        #expect(a.root.values == ["early", "late"])
        #expect(a.root.value == nil)
        #expect(a.root.isConflicted)
        #expect(a.root.entries.map(\.id.replica) == [2, 1])
        #expect(a.root.entries.map(\.stamp.milliseconds) == [10, 20])
        #expect(a.root.description == #"["early", "late"]"#)
    }

    @Test("A write decides a conflict that it has seen, and not one that it has not")
    func decision() throws {
        var a = Site<MVRegister<Int>>(1)
        var b = Site<MVRegister<Int>>(2)
        var c = Site<MVRegister<Int>>(3)
        let packets = [a.edit { $0.value = 1 }, b.edit { $0.value = 2 }]
        try a.receive(packets)
        let unseen = c.edit { $0.value = 3 }
        let decision = a.edit { $0.value = 12 }
        #expect(a.root.value == 12)
        try c.receive(packets + [decision])
        try a.receive([unseen])
        #expect(Set(a.root.values) == [3, 12])
        #expect(a.agrees(with: c))
    }

    @Test("Assigning nil removes what was seen, and a concurrent value stays")
    func removal() throws {
        var a = MVRegister<Int>(replica: 1)
        a.value = 1
        var b = a.fork(as: 2)
        a.value = nil
        #expect(a.values.isEmpty)
        b.value = 2
        a.merge(b)
        b.merge(a)
        #expect(a == b)
        #expect(a.value == 2)
    }

    @Test("Field case 13: overwriting leaves the size of one write")
    func overwriting() {
        var register = MVRegister<Int>(replica: 1)
        register.value = 100_000
        let once = register.encoded().count
        for number in 1...100_000 { register.value = number }
        #expect(register.encoded().count <= once + 8)
    }
}
