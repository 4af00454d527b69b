import Testing

@testable import CRDTKit

@Suite("Field cases: clocks and identity")
struct ClockAndIdentityCases {
    @Test(
        "Field case 24: what is issued next exceeds everything issued and received, also 70,000 times in one millisecond"
    )
    func monotone() throws {
        var clock = HybridLogicalClock(latest: HybridTimestamp(milliseconds: 1_000, counter: 5))
        try clock.receive(HybridTimestamp(milliseconds: 1_000, counter: 9), at: 1_000)
        #expect(clock.tick(at: 1_000) > HybridTimestamp(milliseconds: 1_000, counter: 9))

        clock = HybridLogicalClock(latest: HybridTimestamp(milliseconds: 1_000, counter: 9))
        try clock.receive(HybridTimestamp(milliseconds: 1_001, counter: 3), at: 1_000)
        #expect(clock.tick(at: 1_000) > HybridTimestamp(milliseconds: 1_001, counter: 3))

        var last = clock.latest
        for _ in 0..<70_000 {
            let next = clock.tick(at: 1_000)
            #expect(next > last)
            last = next
        }
        #expect(last.milliseconds == 1_002)
        var restarted = HybridLogicalClock(latest: clock.latest)
        #expect(restarted.tick(at: 0) > last)
    }

    @Test("Field case 25: a stamp a day or a year ahead is refused and the clock does not move", arguments: [1, 365])
    func farAhead(days: UInt64) throws {
        let now: UInt64 = 1_700_000_000_000
        var ahead = Document<Note>(replica: 2, clock: PhysicalClock { now + days * 86_400_000 })
        ahead.title = "future"
        ahead.tags.insert("x")
        var local = Document<Note>(replica: 1, clock: PhysicalClock { now })
        local.clock.maximumDrift = 60_000
        local.title = "now"
        let clock = local.clock
        #expect(throws: DocumentError.self) { try local.apply(ahead.changes()) }
        #expect(local.clock == clock)
        #expect(local.title == "now")
        local.title = "later"
        #expect(local.title == "later")
    }

    @Test("Field case 26: a restored backup that is edited under the old id is noticed, and both sides are kept")
    func restoredBackup() throws {
        var device = Document<Note>(replica: 1)
        device.title = "one"
        let backup = device.encoded()
        device.title = "two"
        var server = Document<Note>(replica: 2)
        try server.merge(device)

        var restored = try Document<Note>(decoding: backup)
        restored.title = "three"
        let change = try #require(try restored.changes(since: [1: 1]).first)
        #expect(throws: DocumentError.self) { try server.apply(change) }
        #expect(server.title == "two")
        #expect(server.equivocations.first?.remote == change)
        #expect(server.equivocations.first?.local?.id == change.id)
        let reopened = try Document<Note>(decoding: server.encoded())
        #expect(reopened.equivocations == server.equivocations)

        var properly = try Document<Note>(decoding: backup, as: 3)
        properly.title = "three"
        try server.merge(properly)
        #expect(server.title == "three")
    }

    @Test("Field case 27: ids and counters above 32 bits survive every round trip")
    func wideIDs() throws {
        let wide = ReplicaID(high: .max, low: 1 << 63 | 5)
        let narrow = ReplicaID(high: 0, low: 5)
        var version = VersionVector()
        version[wide] = 1 << 40
        version[narrow] = 1 << 33
        #expect(try VersionVector(decoding: version.encoded()) == version)
        #expect(ReplicaID(wide.description) == wide)
        #expect(wide != narrow)

        var document = Document<ORSet<UInt64>>(replica: wide)
        document.root.insert(.max)
        let opened = try Document<ORSet<UInt64>>(decoding: document.encoded())
        #expect(opened.replica == wide)
        #expect(opened.root.contains(.max))
        var other = Document<ORSet<UInt64>>(replica: narrow)
        try other.apply(Change.decode(Change.encode(document.changes())))
        #expect(other == document)
    }
}
