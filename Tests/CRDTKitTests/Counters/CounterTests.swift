import CRDTKit
import Testing

@Suite("Counters")
struct CounterTests {
    @Test("Field case 1: A +1, B +1 gives 2; with B −1 a PNCounter gives 1")
    func sums() {
        var a = GCounter(replica: 1)
        var b = GCounter(replica: 2)
        a.increment()
        b.increment()
        #expect(a.merging(b).value == 2)

        var up = PNCounter(replica: 1)
        var down = PNCounter(replica: 2)
        up.increment()
        down.increment()
        down.decrement()
        #expect(up.merging(down).value == 1)
        #expect(up.merging(down).merging(down) == down.merging(up))
    }

    @Test("Counting is exact whatever arrives twice or out of order")
    func duplicates() throws {
        var a = Site<PNCounter>(1)
        let packets = (1...6).map { step in a.edit { $0.value += step % 2 == 0 ? -step : step } }
        var b = Site<PNCounter>(2)
        try b.receive(packets.reversed() + packets + packets.shuffled())
        b.merge(a)
        #expect(b.root.value == 1 - 2 + 3 - 4 + 5 - 6)
        #expect(a.root == b.root)
    }

    @Test("Field case 5: a counter that is saved, opened and saved again is still a counter")
    func staysACounter() throws {
        var a = PNCounter(replica: 1)
        a.increment(by: 5)
        var b = try PNCounter(decoding: a.fork(as: 2).encoded())
        let again = try PNCounter(decoding: b.encoded())
        #expect(again == b)
        a.increment()
        b.increment()
        #expect(a.merging(b).value == 7)
    }

    @Test("Assigning counts the difference, over the whole range of Int")
    func assigning() {
        var counter = PNCounter(replica: 1)
        for value in [7, -7, .max, 0, 3] {
            counter.value = value
            #expect(counter.value == value)
        }
        var extreme = PNCounter(replica: 1)
        for value in [.min, .max] as [Int] {
            extreme.value = value
            #expect(extreme.value == value)
        }
        let before = counter.version
        counter.value = 3
        #expect(counter.version == before)
    }

    @Test("Totals stick at the greatest number instead of overflowing")
    func saturation() {
        var counter = GCounter(replica: 1)
        for _ in 0..<4 { counter.increment(by: .max) }
        #expect(counter.value == .max)
        var other = counter.fork(as: 2)
        other.increment(by: .max)
        counter.merge(other)
        #expect(counter.value == .max)
    }

    @Test("A reset takes away what its author saw, once, and keeps what is counted concurrently")
    func reset() throws {
        var a = Site<PNCounter>(1)
        var b = Site<PNCounter>(2)
        var c = Site<PNCounter>(3)
        let five = a.edit { $0.increment(by: 5) }
        try b.receive([five])
        try c.receive([five])
        let resets = [b.edit { $0.reset() }, c.edit { $0.reset() }]
        let one = a.edit { $0.increment() }
        try a.receive(resets)
        try b.receive(resets + [one])
        try c.receive([one] + resets)
        #expect(a.root.value == 1)
        #expect(a.agrees(with: b))
        #expect(a.agrees(with: c))
        #expect(b.edit { $0.reset() } != nil)
        #expect(b.edit { $0.reset() } == nil)
    }

    @Test("After compaction a counter that was reset is as new, also beside replicas that still remember")
    func compaction() throws {
        var a = Site<PNCounter>(1)
        var b = Site<PNCounter>(2)
        try b.receive([a.edit { $0.value = 5 }])
        try a.receive([b.edit { $0.reset() }])
        a.root.compact()
        #expect(a.root == PNCounter())
        let seven = a.edit { $0.increment(by: 7) }
        try b.receive([seven])
        #expect(a.root.value == 7)
        #expect(b.root.value == 7)
        #expect(a.merging(b).root == b.merging(a).root)
        try a.receive([b.edit { $0.reset() }])
        #expect(a.root.value == 0)
    }

    @Test("A replica that has not compacted goes on counting beside one that has")
    func compactionElsewhere() throws {
        var a = Site<GCounter>(1)
        var b = Site<GCounter>(2)
        try b.receive([a.edit { $0.increment(by: 5) }])
        try a.receive([b.edit { $0.reset() }])
        b.root.compact()
        try b.receive([a.edit { $0.increment(by: 2) }])
        #expect(b.root.value == 2)
        #expect(a.agrees(with: b))
        try a.receive([b.edit { $0.reset() }])
        #expect(a.root.value == 0)
        #expect(a.agrees(with: b))
    }

    @Test("A GCounter doesn't go down")
    func down() async {
        await #expect(processExitsWith: .failure) {
            var counter = GCounter(replica: 1)
            counter.increment(by: -1)
        }
    }
}
