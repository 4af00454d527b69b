import CRDTKit
import CRDTStore
import Foundation
import Testing

@Suite("Copies, exports and restoring")
struct ExportTests {
    private let folder: StoreFolder

    init() throws {
        folder = try StoreFolder()
    }

    /// Damages a store's file so that it can't be opened.
    private func damage(_ path: String) throws {
        try? FileManager.default.removeItem(atPath: path + "-wal")
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        data.replaceSubrange(0..<2_000, with: Data(repeating: 7, count: 2_000))
        try data.write(to: URL(fileURLWithPath: path))
    }

    @Test func aCopyIsAStoreWithAllThatIsUnsent() async throws {
        let store = try folder.open()
        try await store.edit("a", as: Note.self) { $0.title = "first" }
        try await store.export(to: folder.path("copy"))
        try await store.edit("a", as: Note.self) { $0.title = "second" }
        let copy = try folder.open("copy")
        #expect(copy.replica != store.replica)
        #expect(try await copy.document("a", as: Note.self).title == "first")
        #expect(try await copy.pendingCount() == 1)
        try await store.export(to: folder.path("later"))
        #expect(try await folder.open("later").document("a", as: Note.self).title == "second")
    }

    /// The store is damaged, a copy is put in its place: what was acknowledged comes back, what was unsent in the copy is
    /// sent, and the damaged file is still there.
    @Test func aDamagedStoreIsRestored() async throws {
        let transport = InMemoryTransport()
        var types = SyncedTypes()
        types.add(Note.self)
        let path = folder.path()
        do {
            let store = try folder.open()
            let clock = PhysicalClock { 1 }
            let synchronizer = Synchronizer(store: store, transport: transport, types: types, clock: clock)
            try await store.edit("unsent", as: Note.self) { $0.likes += 1 }
            try await store.export(to: folder.path("copy"))
            try await store.edit("a", as: Note.self) { $0.body.append("after the copy") }
            try await synchronizer.start()
            try await synchronizer.syncNow()
            await synchronizer.stop()
        }
        try damage(path)
        #expect { try folder.open() } throws: {
            if case StoreError.corrupt = $0 { true } else { false }
        }
        let aside = try StoreBackup.restore(from: folder.path("copy"), to: path)
        #expect(try FileManager.default.fileExists(atPath: #require(aside)))
        let store = try folder.open()
        #expect(store.isNewIdentity)
        let synchronizer = Synchronizer(store: store, transport: transport, types: types, clock: PhysicalClock { 1 })
        try await synchronizer.start()
        try await synchronizer.syncNow()
        #expect(try await store.document("a", as: Note.self).body.string == "after the copy")
        #expect(try await store.document("unsent", as: Note.self).likes == 1)
        #expect(try await store.pendingCount() == 0)
        await synchronizer.stop()
    }

    /// A copy that is damaged itself is not put in the place of anything, and none is replaced by one.
    @Test func aDamagedCopyChangesNothing() async throws {
        do {
            let store = try folder.open()
            try await store.edit("a", as: Note.self) { $0.likes += 1 }
            try await store.export(to: folder.path("copy"))
        }
        try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: folder.path("bad")))
        #expect(throws: StoreError.self) { try StoreBackup.restore(from: folder.path("bad"), to: folder.path()) }
        #expect(throws: StoreError.self) { try StoreBackup.restore(from: folder.path("none"), to: folder.path()) }
        let store = try folder.open()
        #expect(try await store.document("a", as: Note.self).likes == 1 && !store.isNewIdentity)
        await #expect(throws: StoreError.self) { try await store.export(to: folder.path("none/copy")) }
        #expect(try await folder.open("copy").document("a", as: Note.self).likes == 1)
    }

    @Test func aNewerStoreIsReadAndCopied() async throws {
        do {
            let store = try folder.open()
            try await store.edit("a", as: Note.self) { $0.title = "kept" }
            try await store.execute("PRAGMA user_version=99")
        }
        #expect(throws: StoreError.newerFormat(99)) { try folder.open() }
        let reader = try StoreReader(path: folder.path())
        #expect(reader.format == 99 && DocumentStore.format < 99)
        #expect(try await reader.documentNames() == ["a"])
        #expect(try await reader.document("a", as: Note.self).title == "kept")
        try await reader.export(to: folder.path("copy"))
        #expect(try await StoreReader(path: folder.path("copy")).document("a", as: Note.self).title == "kept")
    }

    @Test func aDocumentIsTakenToAnotherStore() async throws {
        let store = try folder.open()
        try await store.edit("a", as: Note.self) { $0.body.append("here ") }
        let bytes = try await store.exported("a", as: Note.self)
        let other = try folder.open("other")
        try await other.edit("b", as: Note.self) { $0.body.append("there ") }
        #expect(try await other.importDocument(bytes, into: "b", as: Note.self) == 1)
        #expect(try await other.importDocument(bytes, into: "b", as: Note.self) == 0)
        let text = try await other.document("b", as: Note.self).body.string
        #expect(text.contains("here ") && text.contains("there "))
        #expect(try await other.pendingCount() == 2)
        await #expect(throws: StoreError.self) { try await other.importDocument([1, 2, 3], into: "b", as: Note.self) }
        #expect(try await other.document("b", as: Note.self).body.string == text)
    }
}
