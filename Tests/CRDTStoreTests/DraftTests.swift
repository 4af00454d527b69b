import CRDTKit
import CRDTStore
import Testing

@Suite("Drafts")
struct DraftTests {
    @Test func editsAreWrittenTogetherOnFlush() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        let draft = Draft(of: "a", as: Note.self, in: store, pause: .seconds(3_600), limit: .seconds(3_600))
        for letter in ["m", "i", "l", "k"] { await draft.edit { $0.body.append(letter) } }
        #expect(await draft.count == 4)
        #expect(try await store.pendingCount() == 0)
        try await draft.flush()
        try await draft.flush()
        #expect(await draft.count == 0)
        #expect(try await store.pendingCount() == 1)
        await draft.edit { $0.body.append("!") }
        #expect(try await draft.document().body.string == "milk!")
    }

    @Test func editsAreWrittenByThemselvesAfterAPause() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        await Draft(of: "a", as: Note.self, in: store, pause: .milliseconds(1)).edit { $0.likes += 1 }
        while try await store.pendingCount() == 0 { await Task.yield() }
        #expect(try await store.document("a", as: Note.self).likes == 1)
    }

    /// However many edits follow each other without a pause, they are written in the end.
    @Test func typingOnDoesNotPutWritingOffForEver() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        let draft = Draft(of: "a", as: Note.self, in: store, pause: .seconds(3_600), limit: .milliseconds(1))
        while try await store.pendingCount() == 0 {
            await draft.edit { $0.likes += 1 }
            await Task.yield()
        }
        #expect(try await store.document("a", as: Note.self).likes > 0)
    }

    @Test func whatCannotBeWrittenStaysAndIsTold() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        try await store.execute("CREATE TRIGGER refuse BEFORE INSERT ON changes BEGIN SELECT RAISE(ABORT, ''); END")
        let draft = Draft(of: "a", as: Note.self, in: store, pause: .milliseconds(1))
        await draft.edit { $0.likes += 1 }
        while await draft.error == nil { await Task.yield() }
        #expect(try await store.unsavedCount("a", as: Note.self) == 1)
        try await store.execute("DROP TRIGGER refuse")
        await draft.edit { $0.likes += 1 }
        try await draft.flush()
        #expect(await draft.error == nil)
        #expect(try await store.document("a", as: Note.self).likes == 2)
        #expect(try await store.pendingCount() == 2)
    }
}
