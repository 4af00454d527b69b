import CRDTKit
import CRDTStore
import Testing

@Suite("Outbox")
struct OutboxTests {
    @Test func entriesLeaveOnlyOnAcknowledgement() async throws {
        let folder = try StoreFolder()
        do {
            let store = try folder.open()
            for step in 0..<5 {
                try await store.edit("a", as: Note.self) { $0.body.append("\(step)") }
            }
            try await store.compact("a", as: Note.self)
        }
        let store = try folder.open()
        let entries = try await store.pending(limit: 10)
        #expect(entries.count == 5)
        #expect(entries.map(\.sequence) == entries.map(\.sequence).sorted())
        #expect(try await store.pending(limit: 2, after: entries[1].sequence) == Array(entries[2..<4]))

        let ids = [entries[0].change.id, entries[3].change.id]
        for _ in 0..<2 { try await store.acknowledge(ids, of: "a") }
        try await store.acknowledge([entries[1].change.id], of: "another")
        #expect(try await store.pending(limit: 10) == [entries[1], entries[2], entries[4]])
        #expect(try await store.pendingCount() == 3)
    }

    /// An entry's number is not given to a later one, so that a cursor over the outbox skips nothing.
    @Test func numbersAreNotUsedTwice() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        try await store.edit("a", as: Note.self) { $0.likes += 1 }
        let first = try #require(try await store.pending(limit: 1).first)
        try await store.acknowledge([first.change.id], of: "a")
        try await store.edit("a", as: Note.self) { $0.likes += 1 }
        #expect(try await store.pending(limit: 1, after: first.sequence).count == 1)
    }
}
