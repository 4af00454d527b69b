public import CRDTKit

/// Documents on disk, in one SQLite file, with the local changes that others have not acknowledged yet.
///
/// An edit writes the change and its outbox entry in one transaction, and returns when that is committed:
///
///     let store = try DocumentStore(path: path, clock: wallClock, using: &generator)
///     try await store.edit("groceries", as: Note.self) { $0.tags.insert("home") }
///     for entry in try await store.pending(limit: 100) { /* send; once that is acknowledged: */ }
///     try await store.acknowledge([entry.change.id], of: entry.document)
///
/// A store has one connection, which keeps others out; all writing and checkpointing goes through it.
public actor DocumentStore {
    /// The identity under which this copy of the store edits; a new one once the file was copied or restored.
    public nonisolated let replica: ReplicaID

    /// Whether the store was found copied or restored when it was opened, and so got a new identity.
    ///
    /// Its unsent changes are kept.
    public nonisolated let isNewIdentity: Bool

    let connection: SQLiteConnection
    let clock: PhysicalClock
    var open: [DocumentName: any Sendable] = [:]
    let outboxCounts = OutboxCounter()

    /// Opens the store, or creates it if there is no file.
    /// - Parameters:
    ///   - path: the database's file; SQLite's and the marker's files stand beside it.
    ///   - durability: what a commit outlives.
    ///   - clock: physical time in milliseconds since 1970, for deciding between concurrent writes.
    ///   - generator: where identities come from; a `SystemRandomNumberGenerator` in an app.
    /// - Throws: ``StoreError``; a file that can't be opened is left as it is.
    public init(
        path: String,
        durability: Durability = .powerLoss,
        clock: PhysicalClock,
        using generator: inout some RandomNumberGenerator
    ) throws(StoreError) {
        let connection = try SQLiteConnection(path: path)
        try Schema.prepare(connection, durability)
        let identity = try StoreIdentity.claim(connection, path: path, using: &generator)
        self.connection = connection
        self.clock = clock
        replica = identity.replica
        isNewIdentity = identity.isNew
    }
}

extension DocumentStore {
    /// The format of the files that this version of the library writes.
    public static var format: Int64 { Schema.version }
}
