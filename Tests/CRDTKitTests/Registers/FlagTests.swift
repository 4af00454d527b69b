import CRDTKit
import Testing

@Suite("Flags")
struct FlagTests {
    struct Switches: ReplicatedRecord {
        @EnableWinsFlag var isPinned: Bool
        @DisableWinsFlag var isShared: Bool

        static let fields: Fields<Switches> = [Field("pinned", \.$isPinned), Field("shared", \.$isShared)]
    }

    @Test("Both are off at first; concurrently on and off leaves one on and the other off")
    func concurrent() throws {
        var a = Site<Switches>(1)
        var b = Site<Switches>(2)
        #expect(!a.root.isPinned && !a.root.isShared)
        let on = a.edit {
            $0.isPinned = true
            $0.isShared = true
        }
        try b.receive([on])
        #expect(b.root.isPinned && b.root.isShared)
        let off = b.edit {
            $0.isPinned = false
            $0.isShared = false
        }
        let again = a.edit {
            $0.isPinned = true
            $0.isShared = true
        }
        try a.receive([off])
        try b.receive([again])
        #expect(a.root.isPinned)
        #expect(!a.root.isShared)
        #expect(a.agrees(with: b))
    }

    @Test("A write that has seen the others decides")
    func decision() {
        var a = DisableWinsFlag(replica: 1)
        var b = DisableWinsFlag(replica: 2)
        a.value = true
        b.value = false
        a.merge(b)
        #expect(!a.value)
        a.value = true
        b.merge(a)
        #expect(b.value)
        #expect(a == b)
    }

    @Test("Switching off what is off records nothing where enabling wins, and wins where disabling does")
    func offWhileOff() {
        var a = Site<Switches>(1)
        #expect(a.edit { $0.isPinned = false } == nil)
        #expect(a.edit { $0.isShared = false } != nil)
        var b = Site<Switches>(2)
        b.edit { $0.isShared = true }
        #expect(!a.merging(b).root.isShared)
        #expect(a.merging(b).agrees(with: b.merging(a)))
    }
}
