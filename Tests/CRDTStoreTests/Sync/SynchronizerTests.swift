import CRDTKit
import CRDTStore
import Foundation
import Testing

@Suite("Synchronizer")
struct SynchronizerTests {
    private let folder: StoreFolder
    private static let unreachable = SyncFailure.retryable(RetryableFailure(.unreachable))

    init() throws {
        folder = try StoreFolder()
        try FileManager.default.createDirectory(at: carried, withIntermediateDirectories: true)
    }

    private var carried: URL { folder.url.appendingPathComponent("carried") }

    private static var types: SyncedTypes {
        var types = SyncedTypes()
        types.add(Note.self, conflict: { $0.tags.contains("conflict") }, where: { $0.string != "unknown" })
        return types
    }

    private static var configuration: SyncConfiguration {
        var configuration = SyncConfiguration()
        configuration.pollInterval = nil
        return configuration
    }

    private func synchronizer(_ store: DocumentStore, _ transport: any Transport) -> Synchronizer {
        Synchronizer(
            store: store,
            transport: transport,
            types: Self.types,
            configuration: Self.configuration,
            clock: PhysicalClock { 5_000 }
        )
    }

    private func started(_ name: String, _ transport: (any Transport)? = nil) async throws -> Synchronizer {
        let store = try folder.open(name)
        let way = transport ?? FolderTransport(folder: carried, replica: store.replica)
        let synchronizer = synchronizer(store, way)
        try await synchronizer.start()
        return synchronizer
    }

    /// Two stores, one folder: edited on both sides, also at the same time, they agree.
    @Test func twoStoresAgreeThroughAFolder() async throws {
        let phone = try await started("phone")
        let laptop = try await started("laptop")
        try await phone.store.edit("a", as: Note.self) { $0.body.append("phone ") }
        try await laptop.store.edit("a", as: Note.self) { $0.body.append("laptop ") }
        try await laptop.store.edit("b", as: Note.self) { $0.likes += 1 }
        for synchronizer in [phone, laptop, phone] {
            let status = try await synchronizer.syncNow()
            #expect(status.pendingCount == 0 && status.lastSynced == 5_000)
            guard case .synced = status.state else {
                Issue.record("\(status)")
                continue
            }
        }
        for name in ["a", "b"] as [DocumentName] {
            let there = try await laptop.store.document(name, as: Note.self)
            #expect(try await phone.store.document(name, as: Note.self) == there)
            #expect(there.changeCount == (name == "a" ? 2 : 1))
        }
    }

    /// The answer to a push is lost, and the process ends before it can ask again: one effect, and an empty outbox.
    @Test func aLostAnswerAndAnEndHaveOneEffect() async throws {
        let transport = InMemoryTransport()
        do {
            let phone = try await started("phone", transport)
            try await phone.syncNow()
            await phone.stop()
            try await phone.store.edit("a", as: Note.self) { $0.likes += 1 }
            await transport.fail(next: [.loseAnswer(Self.unreachable)])
            try await phone.start()
            try await phone.syncNow()
            await phone.stop()
        }
        let phone = try await started("phone", transport)
        try await phone.syncNow()
        #expect(try await phone.store.pendingCount() == 0)
        let laptop = try await started("laptop", transport)
        try await laptop.syncNow()
        #expect(try await laptop.store.document("a", as: Note.self).likes == 1)
        #expect(await transport.hub.changes.count == 1)
    }

    /// Nothing fetched is applied without the cursor, and the cursor doesn't move without what was fetched.
    @Test func whatCannotBeWrittenIsFetchedAgain() async throws {
        let transport = InMemoryTransport()
        let phone = try await started("phone", transport)
        try await phone.store.edit("a", as: Note.self) { $0.likes += 1 }
        try await phone.syncNow()
        let laptop = try await started("laptop", transport)
        try await laptop.syncNow()
        try await laptop.store.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON changes BEGIN SELECT RAISE(ABORT, ''); END"
        )
        try await phone.store.edit("a", as: Note.self) { $0.likes += 1 }
        try await phone.syncNow()
        let failed = try await laptop.syncNow()
        #expect(failed.lastFailure?.cause == .storage)
        #expect(await laptop.storeError != nil)
        try folder.copy("laptop", to: "killed")
        let killed = try await started("killed", transport)
        try await killed.store.execute("DROP TRIGGER refuse")
        try await killed.syncNow()
        #expect(try await killed.store.document("a", as: Note.self).likes == 2)

        try await laptop.store.execute("DROP TRIGGER refuse")
        #expect(try await laptop.syncNow().lastFailure == nil)
        #expect(await laptop.storeError == nil)
        #expect(try await laptop.store.document("a", as: Note.self).likes == 2)
    }

    @Test func whatCannotBeAppliedIsKeptAndTriedAgain() async throws {
        var hub = InMemoryHub()
        let entries = TransportConformance.entries(of: 7, count: 2, document: "unknown")
        _ = hub.push(entries + TransportConformance.entries(of: 7, count: 1, document: "a"))
        let transport = InMemoryTransport(hub: hub)
        do {
            let phone = try await started("phone", transport)
            try await phone.syncNow()
            #expect(try await phone.store.document("a", as: Note.self).body.string == "0")
            #expect(try await phone.store.inbox(limit: 10).map(\.document) == ["unknown", "unknown"])
            await phone.stop()
        }
        var types = SyncedTypes()
        types.add(Note.self)
        let store = try folder.open("phone")
        let phone = Synchronizer(store: store, transport: transport, types: types, clock: PhysicalClock { 1 })
        try await phone.start()
        #expect(try await store.inbox(limit: 10).isEmpty)
        #expect(try await store.document("unknown", as: Note.self).body.string == "01")
        await phone.stop()
    }
}

extension SynchronizerTests {
    /// Bytes that are no change are kept, too, and hold up nothing.
    @Test func damagedChangesAreKept() async throws {
        let transport = GarblingTransport()
        let phone = try await started("phone", transport)
        let status = try await phone.syncNow()
        #expect(status.lastFailure == nil)
        let items = try await phone.store.inbox(limit: 10)
        #expect(items.map(\.reason) == [.unreadable] && items.map(\.bytes) == [[1, 2, 3]])
        #expect(try await phone.store.document("a", as: Note.self).body.string == "0")
    }

    @Test func statusesComeAsTheyChange() async throws {
        let transport = InMemoryTransport()
        let phone = try await started("phone", transport)
        try await phone.syncNow()
        var ofStore = await phone.statuses().makeAsyncIterator()
        var ofNote = await phone.statuses(of: "a").makeAsyncIterator()
        guard case .synced = await ofStore.next()?.state, case .synced = await ofNote.next()?.state else {
            Issue.record("not synced at the start")
            return
        }
        await transport.fail(next: [.loseRequest(.blocking(.authentication))])
        try await phone.store.edit("a", as: Note.self) { $0.likes += 1 }
        while let status = await ofNote.next() {
            if status.state == .blocked(.authentication) { break }
        }
        try await phone.syncNow()
        while let status = await ofStore.next() {
            if case .synced = status.state, status.pendingCount == 0 { break }
        }
    }

    @Test func aConflictIsShownAfterALaunchUntilItIsDecided() async throws {
        let transport = InMemoryTransport()
        do {
            let laptop = try await started("laptop", transport)
            try await laptop.store.edit("a", as: Note.self) { $0.tags.insert("conflict") }
            try await laptop.syncNow()
            let phone = try await started("phone", transport)
            #expect(try await phone.syncNow().state == .conflict)
            await phone.stop()
            await laptop.stop()
        }
        let phone = try await started("phone", transport)
        try await phone.syncNow()
        #expect(await phone.status(of: "a").state == .conflict)
        try await phone.store.edit("a", as: Note.self) { $0.tags.remove("conflict") }
        for await status in await phone.statuses(of: "a") {
            if case .synced = status.state { break }
        }
    }

    @Test func rejectedEntriesAreListedAndCanBeSentAgain() async throws {
        let transport = RejectingTransport()
        do {
            let phone = try await started("phone", transport)
            try await phone.store.edit("bad", as: Note.self) { $0.likes += 1 }
            try await phone.store.edit("good", as: Note.self) { $0.likes += 1 }
            try await phone.syncNow()
            await phone.stop()
        }
        let phone = try await started("phone", transport)
        try await phone.syncNow()
        #expect(await phone.status(of: "bad").state == .blocked(.rejected))
        #expect(try await phone.store.rejections().map(\.id.document) == ["bad"])
        #expect(try await phone.store.pending(limit: 10).map(\.document) == ["bad"])
        await transport.relent()
        try await phone.liftRejection(of: "bad")
        try await phone.syncNow()
        #expect(try await phone.store.pendingCount() == 0)
        #expect(try await phone.store.rejections().isEmpty)
    }
}
