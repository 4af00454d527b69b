import CRDTKit
import CRDTStore
import Foundation
import Testing

@Suite("A store's identity")
struct StoreIdentityTests {
    @Test func aCopyIsAnotherReplicaAndKeepsWhatIsPending() async throws {
        let folder = try StoreFolder()
        let original: ReplicaID
        do {
            let store = try folder.open()
            original = store.replica
            try await store.edit("a", as: Note.self) { $0.body.append("unsent") }
        }
        try folder.copy("notes.store", to: "copy")
        let copy = try folder.open("copy")
        #expect(copy.isNewIdentity && copy.replica != original)
        #expect(try await copy.pendingCount() == 1)
        try await copy.edit("a", as: Note.self) { $0.body.append(" copy") }
        let store = try folder.open()
        #expect(store.replica == original)
        try await store.edit("a", as: Note.self) { $0.body.append(" original") }

        let changes = try await copy.pending(limit: 10).map(\.change)
        try await store.apply(changes, to: "a", as: Note.self)
        let text = try await store.document("a", as: Note.self).body.string
        #expect(text.hasPrefix("unsent") && text.contains(" copy") && text.contains(" original"))
    }

    /// A backup put back over the file keeps the file's number: the token tells.
    @Test func aBackupPutBackIsAnotherReplica() async throws {
        let folder = try StoreFolder()
        let original: ReplicaID
        do {
            let store = try folder.open()
            original = store.replica
            try await store.edit("a", as: Note.self) { $0.likes += 1 }
        }
        let backup = try Data(contentsOf: URL(fileURLWithPath: folder.path()))
        do {
            try await folder.open().edit("a", as: Note.self) { $0.likes += 1 }
        }
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path()))
        try file.truncate(atOffset: 0)
        try file.write(contentsOf: backup)
        try file.close()
        let store = try folder.open()
        #expect(store.isNewIdentity && store.replica != original)
        #expect(try await store.document("a", as: Note.self).likes == 1)
    }

    @Test func withoutItsMarkerAStoreIsAnotherReplica() throws {
        let folder = try StoreFolder()
        let original = try folder.open().replica
        try FileManager.default.removeItem(atPath: folder.path() + "-identity")
        let store = try folder.open()
        #expect(store.isNewIdentity && store.replica != original)
    }
}
