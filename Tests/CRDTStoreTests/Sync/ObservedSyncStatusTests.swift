import CRDTKit
import CRDTStore
import Observation
import Testing

@MainActor
@Suite("Observed status")
struct ObservedSyncStatusTests {
    @Test func changesAreObserved() async throws {
        let folder = try StoreFolder()
        let store = try folder.open()
        var types = SyncedTypes()
        types.add(Note.self)
        let clock = PhysicalClock { 5_000 }
        let synchronizer = Synchronizer(store: store, transport: InMemoryTransport(), types: types, clock: clock)
        let observed = ObservedSyncStatus(synchronizer)
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        withObservationTracking {
            _ = observed.status.lastSynced
        } onChange: {
            continuation.yield()
        }
        try await synchronizer.start()
        try await store.edit("a", as: Note.self) { $0.likes += 1 }
        try await synchronizer.syncNow()
        for await _ in changes { break }
        while observed.status.lastSynced == nil { await Task.yield() }
        #expect(observed.status.lastSynced == 5_000)
        await synchronizer.stop()
    }
}
