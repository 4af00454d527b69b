import CRDTKit
import CRDTStore
import Foundation

/// What is done to a store while its process waits for being killed.
struct CrashingProcess {
    let path: String
}

extension CrashingProcess {
    private var carried: URL {
        URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("carried")
    }

    func synchronizer(_ store: DocumentStore) -> Synchronizer {
        var types = SyncedTypes()
        types.add(Note.self)
        let transport = FolderTransport(folder: carried, replica: store.replica)
        return Synchronizer(store: store, transport: transport, types: types, clock: PhysicalClock { 1_000 })
    }

    /// Edits, syncs, compacts and copies until the kill, which may come at any point, also while the store is opened.
    /// Every edit that returned is written down beside the store.
    func run(killedAfter microseconds: Int) async throws {
        Thread.detachNewThread {
            usleep(UInt32(microseconds))
            kill(getpid(), SIGKILL)
        }
        var generator = SystemRandomNumberGenerator()
        let store = try DocumentStore(path: path, clock: PhysicalClock { 1_000 }, using: &generator)
        let synchronizer = synchronizer(store)
        try await synchronizer.start()
        var count = 0
        while true {
            try await store.edit("a", as: Note.self) { $0.likes += 1 }
            try Data([1]).append(to: path + "-returned")
            count += 1
            if count.isMultiple(of: 3) { try await synchronizer.syncNow() }
            if count.isMultiple(of: 7) { try await store.compact("a", as: Note.self) }
            if count.isMultiple(of: 11) { try await store.export(to: path + "-copy") }
        }
    }
}
