import CRDTKit
import CRDTStore
import Foundation
import Testing

/// Stores that earlier versions of the library wrote, as files kept for ever.
@Suite("Earlier formats")
struct MigrationTests {
    private static var golden: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
    }

    @Test func version1IsOpenedWithAllThatIsInIt() async throws {
        let folder = try StoreFolder()
        let path = folder.path()
        try FileManager.default.copyItem(
            at: Self.golden.appendingPathComponent("store-v1.sqlite"),
            to: URL(fileURLWithPath: path)
        )
        for _ in 0..<2 {
            let store = try folder.open()
            let note = try await store.document("a", as: Note.self)
            #expect(note.title == "Groceries" && note.body.string == "milk\nbread\n")
            #expect(try await store.document("b", as: Note.self).likes == 1)
            #expect(try await store.pending(limit: 10).map(\.document) == ["a", "a", "b"])
            #expect(try await store.rejections().isEmpty)
        }
        try await folder.open().edit("b", as: Note.self) { $0.likes += 1 }
        #expect(try await folder.open().pendingCount() == 4)
    }
}
