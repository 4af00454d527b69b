import Testing

@testable import CRDTKit

@Suite("Field cases: counters and registers")
struct CounterAndRegisterCases {
    @Test("Field case 1: concurrent steps of a counter all count")
    func concurrentSteps() {
        var a = GCounter(replica: 1)
        var b = GCounter(replica: 2)
        a.increment()
        b.increment()
        #expect(a.merging(b).value == 2)
        #expect(b.merging(a).merging(a).value == 2)

        var c = PNCounter(replica: 1)
        var d = PNCounter(replica: 2)
        c.increment()
        d.increment()
        d.decrement()
        #expect(c.merging(d).value == 1)
        #expect(d.merging(c).value == 1)
    }

    @Test("Field case 2: a local write is later than a stamp from the future that it has seen")
    func futureStamp() {
        var wrongClock = LWWRegister("", replica: 9, clock: PhysicalClock { 4_000_000_000_000 })
        wrongClock.value = "from the future"
        var local = LWWRegister("", replica: 1, clock: PhysicalClock { 1_700_000_000_000 })
        local.merge(wrongClock)
        local.value = "mine"
        local.merge(wrongClock)
        wrongClock.merge(local)
        #expect(local.value == "mine")
        #expect(wrongClock.value == "mine")
    }

    @Test("Field case 3: concurrent writes in any order of delivery give one winner per field, everywhere")
    func orderOfDelivery() throws {
        struct Form: ReplicatedRecord {
            @LWWRegister var x = ""
            @LWWRegister var y = ""
            static let fields: Fields<Form> = [Field("x", \.$x), Field("y", \.$y)]
        }
        var writers = [Document<Form>(replica: 1), Document<Form>(replica: 2), Document<Form>(replica: 3)]
        writers[0].x = "a"
        writers[1].y = "b"
        writers[2].x = "c"
        let changes = try writers.map { try $0.changes()[0] }
        for order in permutations(of: [0, 1, 2]) {
            var reader = Document<Form>(replica: 4)
            for index in order { try reader.apply(changes[index]) }
            #expect(reader.x == "c")
            #expect(reader.y == "b")
        }

        var author = Document<Form>(replica: 1)
        author.x = "1"
        author.x = "1.1"
        author.y = "2"
        let own = try author.changes()
        for order in permutations(of: [0, 1, 2]) {
            var reader = Document<Form>(replica: 4)
            for index in order { try reader.apply(own[index]) }
            #expect(reader == author)
            #expect(reader.x == "1.1")
        }
    }

    @Test("Field case 4: later time wins whatever the ids; equal times are decided alike on both sides")
    func tieBreak() {
        var older = LWWRegister(0, replica: 9, clock: PhysicalClock { 1_000 })
        var newer = LWWRegister(0, replica: 1, clock: PhysicalClock { 2_000 })
        older.value = 1
        newer.value = 2
        #expect(older.merging(newer).value == 2)
        #expect(newer.merging(older).value == 2)

        var left = LWWRegister(0, replica: 1, clock: PhysicalClock { 1_000 })
        var right = LWWRegister(0, replica: 2, clock: PhysicalClock { 1_000 })
        left.value = 1
        right.value = 2
        #expect(left.merging(right).value == right.merging(left).value)
    }

    @Test("Field case 5: a counter that is saved, opened and saved again still counts")
    func savedCounter() throws {
        struct Poll: ReplicatedRecord {
            @PNCounter var votes: Int
            static let fields: Fields<Poll> = [Field("votes", \.$votes)]
        }
        var first = Document<Poll>(replica: 1)
        first.votes += 2
        var opened = try Document<Poll>(decoding: first.encoded())
        opened = try Document<Poll>(decoding: opened.encoded())
        var second = Document<Poll>(replica: 2)
        try second.merge(opened)
        opened.votes += 1
        second.votes += 1
        try second.merge(opened)
        #expect(second.votes == 4)
    }
}
