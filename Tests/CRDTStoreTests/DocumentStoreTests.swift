import CRDTKit
import CRDTStore
import Foundation
import Testing

@Suite("Documents on disk")
struct DocumentStoreTests {
    @Test func editsOutliveTheStore() async throws {
        let folder = try StoreFolder()
        var replica: ReplicaID?
        do {
            let store = try folder.open()
            replica = store.replica
            #expect(!store.isNewIdentity)
            try await store.edit("a", as: Note.self) { $0.title = "Groceries" }
            try await store.edit("a", as: Note.self) { $0.body.append("milk\n") }
            try await store.edit("b", as: Note.self) { $0.likes += 1 }
        }
        let store = try folder.open()
        #expect(store.replica == replica && !store.isNewIdentity)
        try await store.edit("a", as: Note.self) { $0.body.append("bread\n") }
        let note = try await store.document("a", as: Note.self)
        #expect(note.title == "Groceries")
        #expect(note.body.string == "milk\nbread\n")
        #expect(try await store.documentNames() == ["a", "b"])
        #expect(try await store.document("b", as: Note.self).likes == 1)
    }

    /// More edits than fit between two snapshots, the store opened anew between them, against a document in memory.
    @Test func snapshotsAndChangesAddUp() async throws {
        let folder = try StoreFolder()
        var expected = ""
        for round in 0..<3 {
            let store = try folder.open()
            for step in 0..<(DocumentStore.changesBetweenSnapshots / 2 + 7) {
                let word = "\(round).\(step) "
                expected += word
                try await store.edit("a", as: Note.self) { $0.body.append(word) }
            }
            if round == 1 { try await store.compact("a", as: Note.self) }
        }
        let store = try folder.open()
        let note = try await store.document("a", as: Note.self)
        #expect(note.body.string == expected)
        var other = Document<Note>(replica: 7)
        _ = try other.apply(try await store.pending(limit: .max).map(\.change))
        #expect(other == note)
    }

    @Test func nothingEditedIsNothingWritten() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        #expect(try await store.edit("a", as: Note.self) { _ in } == nil)
        #expect(try await store.pendingCount() == 0)
        #expect(try await store.documentNames().isEmpty)
    }

    @Test func twoStoresAgree() async throws {
        let folder = try StoreFolder()
        let phone = try folder.open("phone")
        let laptop = try folder.open("laptop")
        try await phone.edit("a", as: Note.self) { $0.tags.insert("home") }
        try await laptop.edit("a", as: Note.self) { $0.tags.insert("work") }
        for (from, to) in [(phone, laptop), (laptop, phone), (phone, laptop)] {
            let changes = try await from.pending(limit: 10).map(\.change)
            try await to.apply(changes, to: "a", as: Note.self)
        }
        let note = try await phone.document("a", as: Note.self)
        #expect(note.tags.contains("home") && note.tags.contains("work"))
        #expect(try await laptop.document("a", as: Note.self) == note)
        // What came from elsewhere is not sent back.
        #expect(try await phone.pendingCount() == 1)
    }

    @Test func changesThatCameEarlyWaitOnDisk() async throws {
        let folder = try StoreFolder()
        var author = Document<Note>(replica: 7)
        let changes = (0..<3).compactMap { step in author.edit { $0.body.append("\(step)") } }
        try await folder.open().apply([changes[2], changes[1]], to: "a", as: Note.self)
        let store = try folder.open()
        #expect(try await store.document("a", as: Note.self).body.isEmpty)
        try await store.apply([changes[0]], to: "a", as: Note.self)
        #expect(try await store.document("a", as: Note.self) == author)
    }

    @Test func aDocumentHasOneType() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        try await store.edit("a", as: Note.self) { $0.likes += 1 }
        await #expect(throws: StoreError.otherType("a")) { try await store.document("a", as: RGAText.self) }
    }

    @Test func namesThatLookAlikeAreTwo() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        try await store.edit("\u{E9}", as: Note.self) { $0.likes += 1 }
        #expect(try await store.document("e\u{301}", as: Note.self).likes == 0)
    }
}
