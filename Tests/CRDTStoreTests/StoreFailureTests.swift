import CRDTKit
import CRDTStore
import CSQLite
import Foundation
import Testing

@Suite("What a store does when it can't")
struct StoreFailureTests {
    private func execute(_ sql: String, at path: String) {
        var handle: OpaquePointer?
        #expect(sqlite3_open(path, &handle) == SQLITE_OK)
        #expect(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
        sqlite3_close(handle)
    }

    @Test func aStoreIsOpenOnce() throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        #expect(throws: StoreError.busy) { try folder.open() }
        withExtendedLifetime(store) {}
    }

    @Test func aNewerFormatIsLeftAsItIs() throws {
        let folder = try StoreFolder()
        _ = try folder.open()
        execute("PRAGMA user_version=99", at: folder.path())
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.path()))
        #expect(throws: StoreError.newerFormat(99)) { try folder.open() }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path())) == before)
    }

    @Test func somethingElseIsLeftAsItIs() throws {
        let folder = try StoreFolder()
        let bytes = Data(repeating: 65, count: 5_000)
        try bytes.write(to: URL(fileURLWithPath: folder.path()))
        #expect { try folder.open() } throws: {
            if case StoreError.corrupt = $0 { true } else { false }
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path())) == bytes)

        execute("CREATE TABLE other (a)", at: folder.path("other"))
        #expect { try folder.open("other") } throws: {
            if case StoreError.corrupt = $0 { true } else { false }
        }
    }

    /// State and outbox entry are one transaction: where the entry can't be written, the change isn't either, and both
    /// are once the cause is gone. The edit stays meanwhile.
    @Test func anEditThatCannotBeWrittenStays() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        try await store.edit("a", as: Note.self) { $0.likes += 1 }
        try await store.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'refused'); END"
        )
        await #expect(throws: StoreError.self) { try await store.edit("a", as: Note.self) { $0.likes += 1 } }
        #expect(try await store.document("a", as: Note.self).likes == 2)
        #expect(try await store.unsavedCount("a", as: Note.self) == 1)
        #expect(try await store.pendingCount() == 1)
        try folder.copy("notes.store", to: "meanwhile")
        let meanwhile = try await folder.open("meanwhile").document("a", as: Note.self)
        #expect(meanwhile.likes == 1)

        try await store.execute("DROP TRIGGER refuse")
        try await store.edit("a", as: Note.self) { $0.likes += 1 }
        #expect(try await store.pendingCount() == 3)
        try folder.copy("notes.store", to: "later")
        #expect(try await folder.open("later").document("a", as: Note.self).likes == 3)
    }

    @Test func aFullDiskIsToldAndForgotten() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        try await store.edit("a", as: Note.self) { $0.title = "before" }
        try await store.execute("PRAGMA max_page_count=1")  // What is there already stays.
        let large = String(repeating: "x", count: 100_000)
        await #expect(throws: StoreError.full) { try await store.edit("a", as: Note.self) { $0.body.append(large) } }
        #expect(try await store.unsavedCount("a", as: Note.self) == 1)
        #expect(try await store.pendingCount() == 1)
        try await store.execute("PRAGMA max_page_count=1000000")
        try await store.flush("a", as: Note.self)
        #expect(try await store.unsavedCount("a", as: Note.self) == 0)
        #expect(try await store.pendingCount() == 2)
        #expect(try await store.document("a", as: Note.self).body.string == large)
    }
}
