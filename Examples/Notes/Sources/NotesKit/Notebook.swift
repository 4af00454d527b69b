import CRDTKit
public import CRDTStore
public import Foundation

/// All notes on this device, and the folder through which other devices have them, too.
public struct Notebook: Sendable {
    /// The notes on this device.
    public let store: DocumentStore
    /// What keeps them in step with the folder.
    public let synchronizer: Synchronizer

    /// Opens the notes in a file, or begins new ones.
    /// - Parameter folder: a folder that a sync service, a share or a stick carries to the other devices.
    public init(file: String, folder: URL) throws(StoreError) {
        var generator = SystemRandomNumberGenerator()
        let clock = PhysicalClock { UInt64(Date().timeIntervalSince1970 * 1_000) }
        store = try DocumentStore(path: file, clock: clock, using: &generator)
        var types = SyncedTypes()
        types.add(Note.self, conflict: \.isInConflict, where: { $0.string.hasPrefix(Self.prefix) })
        let transport = FolderTransport(folder: folder, replica: store.replica)
        synchronizer = Synchronizer(store: store, transport: transport, types: types, clock: clock)
    }
}

extension Notebook {
    private static let prefix = "note/"

    /// A note with the short name that people type.
    public struct Item: Sendable {
        /// The short name.
        public let id: String
        /// What is in it.
        public let note: Note
    }

    private func name(_ id: String) -> DocumentName { DocumentName(Self.prefix + id) }

    /// All notes, ascending by their ids.
    public func items() async throws(StoreError) -> [Item] {
        var items: [Item] = []
        for name in try await store.documentNames() where name.string.hasPrefix(Self.prefix) {
            let note = try await store.document(name, as: Note.self).root
            items.append(Item(id: String(name.string.dropFirst(Self.prefix.count)), note: note))
        }
        return items
    }

    /// The one note whose id begins so; nil if there is none, or several.
    public func item(_ beginning: String) async throws(StoreError) -> Item? {
        let found = try await items().filter { $0.id.hasPrefix(beginning) }
        return found.count == 1 ? found.first : nil
    }

    /// The notes with all these words, whatever their case.
    public func search(_ words: [String]) async throws(StoreError) -> [Item] {
        try await items().filter { item in words.allSatisfy(item.note.contains) }
    }

    /// The notes with several titles.
    public func conflicts() async throws(StoreError) -> [Item] {
        try await items().filter(\.note.isInConflict)
    }
}

extension Notebook {
    /// Adds a note, which is safe when this returns.
    public func add(title: String, body: String) async throws(StoreError) -> String {
        let id = String(UInt32.random(in: .min ... .max), radix: 36)
        try await edit(id) { note in
            note.title = title
            if !body.isEmpty { note.body.append(body) }
        }
        return id
    }

    /// Edits a note, which is safe when this returns.
    public func edit(_ id: String, _ change: @Sendable (inout Note) -> Void) async throws(StoreError) {
        try await store.edit(name(id), as: Note.self, change)
    }

    /// Sends and fetches what there is, once.
    public func sync() async throws(StoreError) -> SyncStatus {
        try await synchronizer.start()
        let status = try await synchronizer.syncNow()
        await synchronizer.stop()
        return status
    }
}
