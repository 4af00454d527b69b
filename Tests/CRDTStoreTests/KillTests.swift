import CRDTKit
import CRDTStore
import Foundation
import Testing

@Suite("A killed process")
struct KillTests {
    /// A process that edits and compacts is killed after a while, again and again over one file. What `edit`
    /// returned from is there afterwards, with its entry in the outbox, under the same identity.
    @Test(arguments: [300, 1_100, 2_700, 4_300, 7_900, 11_300, 17_900, 23_900])
    func losesNothing(microseconds: Int) async throws {
        let folder = try StoreFolder()
        let replica = try folder.open().replica
        var likes = 0
        for round in 1...3 {
            let path = folder.path()
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, delay = microseconds * round as Int] in
                var generator = SystemRandomNumberGenerator()
                let store = try DocumentStore(path: path, clock: PhysicalClock { 1_000 }, using: &generator)
                // A thread, so that the kill comes wherever the editing is by then.
                Thread.detachNewThread {
                    usleep(UInt32(delay))
                    kill(getpid(), SIGKILL)
                }
                var count = 0
                while true {
                    try await store.edit("a", as: Note.self) { $0.likes += 1 }
                    count += 1
                    try Data([1]).append(to: path + "-returned")
                    if count % 7 == 0 { try await store.compact("a", as: Note.self) }
                }
            }
            let returned = FileManager.default.contents(atPath: path + "-returned")?.count ?? 0
            let store = try folder.open()
            let found = try await store.document("a", as: Note.self).likes
            #expect(store.replica == replica)
            // The last edit may be committed without having returned, once in each round.
            #expect(found >= returned && found <= returned + round)
            #expect(found >= likes)
            #expect(try await store.pendingCount() == found)
            likes = found
        }
    }
}
