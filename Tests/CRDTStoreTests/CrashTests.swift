import CRDTKit
import CRDTStore
import Foundation
import PropertyKit
import Testing

/// A process that edits, syncs through a folder, compacts and copies is killed at random moments, over and over.
///
/// `CRASH_ROUNDS` in the environment says how often; `make crash ROUNDS=10000` sets it.
@Suite("Crashes")
struct CrashTests {
    private static let rounds = ProcessInfo.processInfo.environment["CRASH_ROUNDS"].flatMap(Int.init) ?? 40

    /// After so many kills a store is looked at closely, and another one begun.
    private static let roundsPerStore = 100

    @Test func nothingIsLostDoubledOrStuck() async throws {
        var random = SeededGenerator(seed: 1)
        var left = Self.rounds
        var edits = 0
        while left > 0 {
            let count = min(left, Self.roundsPerStore)
            edits += try await crash(times: count, using: &random)
            left -= count
        }
        // Kills that all came too early would show nothing.
        #expect(edits >= Self.rounds)
    }

    private func crash(times: Int, using random: inout SeededGenerator) async throws -> Int {
        let folder = try StoreFolder()
        try FileManager.default.createDirectory(atPath: folder.path("carried"), withIntermediateDirectories: true)
        for round in 1...times {
            let delay = Int.random(in: 0...150_000, using: &random)
            let path = folder.path()
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, delay = delay as Int] in
                try await CrashingProcess(path: path).run(killedAfter: delay)
            }
            let returned = FileManager.default.contents(atPath: path + "-returned")?.count ?? 0
            let likes = try await folder.open().document("a", as: Note.self).likes
            // The last edit may be committed without having returned, once in each round.
            #expect(likes >= returned && likes <= returned + round, "round \(round)")
            if round.isMultiple(of: 20) || round == times { try await examine(folder, likes) }
        }
        return FileManager.default.contents(atPath: folder.path() + "-returned")?.count ?? 0
    }

    /// Whether what is here arrives elsewhere, once, and the latest copy is whole.
    private func examine(_ folder: StoreFolder, _ likes: Int) async throws {
        let process = CrashingProcess(path: folder.path())
        let store = try folder.open()
        let synchronizer = process.synchronizer(store)
        try await synchronizer.start()
        #expect(try await synchronizer.syncNow().pendingCount == 0)
        await synchronizer.stop()
        #expect(try await store.pendingCount() == 0)

        let other = try folder.open("other")
        let observer = process.synchronizer(other)
        try await observer.start()
        try await observer.syncNow()
        await observer.stop()
        let there = try await other.document("a", as: Note.self)
        #expect(there.likes == likes)
        #expect(try await store.document("a", as: Note.self) == there)
        #expect(try await other.inbox(limit: 1).isEmpty)
        if FileManager.default.fileExists(atPath: folder.path() + "-copy") {
            let copied = try await folder.open("notes.store-copy").document("a", as: Note.self).likes
            #expect(copied <= likes)
        }
    }
}
