public import CRDTKit

/// A store that is read only: one that a later version of the library wrote, or that can't be opened otherwise.
///
/// Nothing is ever written to the file. What its format has kept of this one can be read, and all of it be copied.
public actor StoreReader {
    /// The format that the file says it has; ``DocumentStore`` writes ``DocumentStore/format``.
    public nonisolated let format: Int64

    private let connection: SQLiteConnection

    /// Opens a file, which has to be there.
    /// - Throws: ``StoreError``; ``StoreError/corrupt(_:)`` for what is no database.
    public init(path: String) throws(StoreError) {
        connection = try SQLiteConnection(path: path, isReadOnly: true)
        var found: Int64 = 0
        try connection.run("PRAGMA user_version") { found = $0.integer(0) }
        format = found
    }
}

extension StoreReader {
    /// The names of all documents, ascending by their UTF-8.
    /// - Throws: ``StoreError``.
    public func documentNames() throws(StoreError) -> [DocumentName] {
        try connection.documentNames()
    }

    /// A document as it is in the file.
    /// - Throws: ``StoreError``; ``StoreError/corrupt(_:)`` if it can't be read, as when a later version wrote it in
    ///   another way.
    public func document<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) throws(StoreError)
        -> Document<Root>
    {
        // Read only, it needs no identity of its own.
        try OpenDocument<Root>(name, in: connection, as: ReplicaID(high: 0, low: 0), clock: .logical).document
    }

    /// Writes all that is in the file to another one; see ``DocumentStore/export(to:)``.
    /// - Throws: ``StoreError``.
    public func export(to path: String) throws(StoreError) {
        try connection.copy(to: path)
    }
}
