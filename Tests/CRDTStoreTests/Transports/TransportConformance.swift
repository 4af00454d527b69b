import CRDTKit
import CRDTStore
import PropertyKit
import Testing

/// What every transport has to do. A transport's tests call ``checkAll()`` with a way to reach one remote side anew.
struct TransportConformance {
    /// Gives a transport of a replica to the remote side with this number, as a new process would have it: what was pushed
    /// to that number before is there.
    let connect: (_ remote: Int, _ replica: ReplicaID) async throws -> any Transport

    /// Every check, on a remote side of its own.
    func checkAll() async throws {
        try await checkDelivery(remote: 1)
        try await checkRepetition(remote: 2)
        try await checkCursors(remote: 3)
        try await checkNames(remote: 4)
        try await checkLargeEntries(remote: 5)
        try await checkForeignCursors(remote: 6)
        for seed in 0..<4 { try await checkInterleaving(remote: 10 + seed, seed: UInt64(seed)) }
    }
}

extension TransportConformance {
    /// What one pushes another pulls, byte for byte; every entry gets its verdict in order.
    private func checkDelivery(remote: Int) async throws {
        let phone = try await connect(remote, 1)
        let laptop = try await connect(remote, 2)
        #expect(try await phone.push([]).isEmpty)
        #expect(try await laptop.pull(since: nil).changes.isEmpty)
        let entries = Self.entries(of: 1, count: 5) + Self.entries(of: 1, count: 3, document: "other")
        #expect(try await phone.push(entries) == entries.map { EntryOutcome($0.id, .accepted) })
        #expect(try await Self.everything(laptop).changes == Self.remote(entries))
        #expect(try await Self.everything(connect(remote, 3)).changes == Self.remote(entries))
    }

    /// An answer may be lost: sent again, entries are accepted again.
    private func checkRepetition(remote: Int) async throws {
        let phone = try await connect(remote, 1)
        let entries = Self.entries(of: 1, count: 4)
        for part in [entries[...], entries[1...2], entries[...]] {
            let outcomes = try await phone.push(Array(part))
            #expect(outcomes.allSatisfy { $0.verdict == .accepted } && outcomes.count == part.count)
        }
        #expect(try await Self.everything(connect(remote, 2)).changes == Self.remote(entries))
    }

    /// A cursor is good for another connection, and nothing after it is missed.
    private func checkCursors(remote: Int) async throws {
        let phone = try await connect(remote, 1)
        let entries = Self.entries(of: 1, count: 40)
        var cursor: SyncCursor?
        for index in entries.indices {
            #expect(try await phone.push([entries[index]]).first?.verdict == .accepted)
            let found = try await Self.everything(connect(remote, 2), since: cursor)
            #expect(found.changes.isSuperset(of: Self.remote([entries[index]])))
            cursor = found.cursor
            let again = try await connect(remote, 2).pull(since: cursor)
            #expect(again.changes.isEmpty && !again.hasMore)
        }
    }

    private func checkNames(remote: Int) async throws {
        let names = ["", "a/b", "..", "\u{E9}", "e\u{301}", "line\nbreak", String(repeating: "long", count: 500)]
        let phone = try await connect(remote, 1)
        let entries = names.flatMap { Self.entries(of: 1, count: 1, document: DocumentName($0)) }
        _ = try await phone.push(entries)
        #expect(try await Self.everything(connect(remote, 2)).changes == Self.remote(entries))
    }

    private func checkLargeEntries(remote: Int) async throws {
        var document = Document<Note>(replica: 1)
        let change = try #require(document.edit { $0.body.append(String(repeating: "wide ", count: 400_000)) })
        let entry = OutboxEntry(sequence: 1, document: "a", change: change)
        #expect(try await connect(remote, 1).push([entry]).map(\.verdict) == [.accepted])
        #expect(try await Self.everything(connect(remote, 2)).changes == Self.remote([entry]))
    }

    /// A cursor of something else never leads to something being missed.
    private func checkForeignCursors(remote: Int) async throws {
        let entries = Self.entries(of: 1, count: 3)
        _ = try await connect(remote, 1).push(entries)
        for bytes in [[], [0], [255, 255, 255], Array(repeating: 255, count: 40), Array("cursor".utf8)] as [[UInt8]] {
            let found = try await Self.everything(connect(remote, 2), since: SyncCursor(bytes))
            #expect(found.changes == Self.remote(entries), "cursor \(bytes)")
        }
    }

    /// Several push and pull in any order, and may come back as new processes: each has everything in the end.
    private func checkInterleaving(remote: Int, seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var left = (1...3).map { Self.entries(of: ReplicaID(high: 0, low: $0), count: 60)[...] }
        let all = Self.remote(left.flatMap { Array($0) })
        var seen = Array(repeating: Set<RemoteChange>(), count: 3)
        var cursors = Array(repeating: SyncCursor?.none, count: 3)
        while left.contains(where: { !$0.isEmpty }) {
            let who = Int.random(in: 0..<3, using: &random)
            let transport = try await connect(remote, ReplicaID(high: 0, low: UInt64(who + 1)))
            if Bool.random(using: &random) {
                let sent = Array(left[who].prefix(Int.random(in: 1...6, using: &random)))
                _ = try await transport.push(sent)
                left[who] = left[who].dropFirst(sent.count)
            } else {
                let batch = try await transport.pull(since: cursors[who])
                seen[who].formUnion(batch.changes)
                cursors[who] = batch.cursor
            }
        }
        for who in 0..<3 {
            let rest = try await Self.everything(connect(remote, 9), since: cursors[who])
            #expect(seen[who].union(rest.changes) == all)
        }
    }
}

extension TransportConformance {
    static func entries(of replica: ReplicaID, count: Int, document: DocumentName = "a") -> [OutboxEntry] {
        var author = Document<Note>(replica: replica)
        return (0..<count).compactMap { step in
            author.edit { $0.body.append("\(step)") }.map {
                OutboxEntry(sequence: Int64(step + 1), document: document, change: $0)
            }
        }
    }

    static func remote(_ entries: [OutboxEntry]) -> Set<RemoteChange> {
        Set(entries.map { RemoteChange(document: $0.document, bytes: Change.encode([$0.change])) })
    }

    /// Pulls until there is no more.
    static func everything(
        _ transport: any Transport,
        since cursor: SyncCursor? = nil
    ) async throws -> (changes: Set<RemoteChange>, cursor: SyncCursor?) {
        var changes: Set<RemoteChange> = []
        var cursor = cursor
        for _ in 0..<1_000 {
            let batch = try await transport.pull(since: cursor)
            changes.formUnion(batch.changes)
            #expect(batch.problems.isEmpty)
            cursor = batch.cursor
            if !batch.hasMore { return (changes, cursor) }
        }
        Issue.record("there is always more")
        return (changes, cursor)
    }
}
