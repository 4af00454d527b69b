import Testing

@testable import CRDTKit

@Suite("SyncSession")
struct SyncSessionTests {
    /// Two documents and what is under way between them.
    struct Pair {
        var documents: [Document<ORSet<Int>>]
        var sessions = [SyncSession(maximumMessageSize: 200), SyncSession(maximumMessageSize: 200)]
        var wire: [(to: Int, bytes: [UInt8])] = []
        var sent = 0

        init(_ a: Document<ORSet<Int>>, _ b: Document<ORSet<Int>>) {
            documents = [a, b]
        }

        mutating func handle(_ input: SyncSession.Input, at side: Int) {
            for action in sessions[side].handle(input, document: &documents[side]) {
                if case .send(let message) = action {
                    wire.append((1 - side, message.encoded()))
                    sent += 1
                }
            }
        }

        mutating func deliver(at index: Int) throws {
            let (to, bytes) = wire.remove(at: index)
            handle(.received(try SyncMessage(decoding: bytes)), at: to)
        }

        /// Delivers until nothing is under way; fails after `limit` messages.
        mutating func settle(limit: Int = 1000) throws {
            while !wire.isEmpty {
                try deliver(at: 0)
                try #require(sent < limit, "the sessions do not fall silent")
            }
        }

        var areSynchronized: Bool {
            sessions[0].isSynchronized(with: documents[0]) && sessions[1].isSynchronized(with: documents[1])
        }
    }

    static func document(_ replica: ReplicaID, _ numbers: Range<Int>) -> Document<ORSet<Int>> {
        var document = Document<ORSet<Int>>(replica: replica)
        for number in numbers { document.root.insert(number) }
        return document
    }

    @Test("Both sides become equal, know it and fall silent")
    func basic() throws {
        var pair = Pair(Self.document(1, 0..<100), Self.document(2, 50..<120))
        pair.handle(.start, at: 0)
        pair.handle(.start, at: 1)
        try pair.settle()
        #expect(pair.documents[0] == pair.documents[1])
        #expect(pair.documents[0].root.count == 120)
        #expect(pair.areSynchronized)
        pair.handle(.timeout, at: 0)
        pair.handle(.timeout, at: 1)
        #expect(pair.wire.isEmpty)
    }

    @Test(
        "Field case 29: under loss, duplication and reordering it neither stalls nor goes on for ever",
        arguments: 0..<200
    )
    func badNetwork(seed: Int) throws {
        var generator = SplitMix(seed: UInt64(seed))
        var pair = Pair(Self.document(1, 0..<20), Self.document(2, 10..<40))
        pair.handle(.start, at: 0)
        pair.handle(.start, at: 1)
        var rounds = 0
        while !pair.areSynchronized || !pair.wire.isEmpty {
            rounds += 1
            try #require(rounds < 3000, "no end")
            if pair.wire.isEmpty {
                pair.handle(.timeout, at: 0)
                pair.handle(.timeout, at: 1)
                continue
            }
            let index = Int(generator.next() % UInt64(pair.wire.count))
            switch generator.next() % 10 {
            case 0, 1: pair.wire.remove(at: index)
            case 2: pair.wire.append(pair.wire[index])
            case 3 where rounds < 50:
                let side = Int(generator.next() % 2)
                pair.documents[side].root.insert(1000 + rounds)
                pair.handle(.edited, at: side)
            case 4 where rounds < 50:
                let side = Int(generator.next() % 2)
                pair.sessions[side] = SyncSession(maximumMessageSize: 200)
                pair.handle(.start, at: side)
            default: try pair.deliver(at: index)
            }
        }
        #expect(pair.documents[0] == pair.documents[1])
        #expect(!pair.sessions[0].needsTimeout(pair.documents[0]))
        #expect(!pair.sessions[1].needsTimeout(pair.documents[1]))
    }

    @Test("A side that can't take in what the other has says so, and both fall silent")
    func blocked() throws {
        var ahead = Document<ORSet<Int>>(replica: 2, clock: PhysicalClock { 1_000_000 })
        ahead.root.insert(1)
        var guarded = Document<ORSet<Int>>(replica: 1, clock: PhysicalClock { 1_000 })
        guarded.clock.maximumDrift = 100
        guarded.root.insert(2)
        var pair = Pair(guarded, ahead)
        pair.handle(.start, at: 0)
        pair.handle(.start, at: 1)
        try pair.settle()
        for _ in 0..<5 {
            pair.handle(.timeout, at: 0)
            pair.handle(.timeout, at: 1)
            try pair.settle()
        }
        let before = pair.sent
        pair.handle(.timeout, at: 0)
        pair.handle(.timeout, at: 1)
        #expect(pair.sent == before)
        #expect(pair.sessions[0].blockedReason != nil)
        #expect(!pair.areSynchronized)
        #expect(pair.documents[1].root.elements.sorted() == [1, 2])
    }

    @Test("A peer from before the trimmed history is served with a snapshot and keeps its own edits")
    func snapshot() throws {
        var trimmed = Self.document(1, 0..<50)
        try trimmed.compact(versions: [trimmed.version])
        var pair = Pair(trimmed, Self.document(2, 100..<103))
        pair.handle(.start, at: 1)
        try pair.settle()
        #expect(pair.documents[0] == pair.documents[1])
        #expect(pair.documents[1].root.count == 53)
        #expect(pair.areSynchronized)
    }

    @Test("An older app passes on what it can't read, and all fall silent")
    func olderAppBetween() throws {
        enum OlderKind: String, WireCodable { case circle }
        enum NewerKind: String, WireCodable { case circle, square }
        var newer = Document<ORSet<NewerKind>>(replica: 1)
        newer.root.insert(.circle)
        newer.root.insert(.square)
        newer.root.insert(.circle)
        var older = Document<ORSet<OlderKind>>(replica: 2)
        var another = Document<ORSet<NewerKind>>(replica: 3)

        try Self.exchange(&newer, &older)
        #expect(older.needsNewerVersion)
        #expect(older.root.elements == [.circle])
        try Self.exchange(&older, &another)
        #expect(Set(another.root) == [.circle, .square])
        another.root.remove(.square)
        try Self.exchange(&another, &older)
        try Self.exchange(&older, &newer)
        #expect(older.needsNewerVersion)
        #expect(try older.changes().count == 2)
    }

    /// Lets two documents talk until both are silent, over a network that loses nothing.
    private static func exchange<A, B>(_ a: inout Document<A>, _ b: inout Document<B>) throws {
        var sessions = (a: SyncSession(), b: SyncSession())
        var toB = messages(sessions.a.handle(.start, document: &a))
        var toA = messages(sessions.b.handle(.start, document: &b))
        var rounds = 0
        while true {
            while !toA.isEmpty || !toB.isEmpty {
                rounds += 1
                try #require(rounds < 100, "no end")
                if !toA.isEmpty {
                    toB += messages(sessions.a.handle(.received(toA.removeFirst()), document: &a))
                } else {
                    toA += messages(sessions.b.handle(.received(toB.removeFirst()), document: &b))
                }
            }
            toB += messages(sessions.a.handle(.timeout, document: &a))
            toA += messages(sessions.b.handle(.timeout, document: &b))
            if toA.isEmpty && toB.isEmpty { return }
        }
    }

    private static func messages(_ actions: [SyncSession.Action]) -> [SyncMessage] {
        actions.compactMap { if case .send(let message) = $0 { message } else { nil } }
    }

    @Test("What is parked is not sent again, also when it follows directly what was applied")
    func parkedIsKnown() throws {
        var first = Self.document(1, 0..<1)
        var second = Self.document(2, 1..<2)
        try second.merge(first)
        second.root.insert(2)
        first.root.insert(3)
        // The reader has second's first change; its next one waits for first's.
        var reader = Document<ORSet<Int>>(replica: 3)
        let changes = try second.changes()
        try reader.apply(changes.filter { $0.author == 2 })
        #expect(reader.version == [2: 1])
        #expect(reader.parkedChanges.count == 1)

        var pair = Pair(reader, second)
        pair.handle(.start, at: 0)
        try pair.deliver(at: 0)
        let (_, bytes) = pair.wire[0]
        #expect(try SyncMessage(decoding: bytes).changes.map(\.author) == [1])
        try pair.settle()
        #expect(pair.documents[0] == pair.documents[1])
        #expect(pair.areSynchronized)
    }
}
