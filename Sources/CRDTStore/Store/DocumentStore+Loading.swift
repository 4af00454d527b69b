public import CRDTKit

extension DocumentStore {
    /// A document as it is now, empty if there is none; unsaved edits included.
    ///
    /// The first time it is read from its snapshot and the changes since, O(n) in their size.
    /// - Throws: ``StoreError/otherType(_:)`` if it is open as another type, ``StoreError/corrupt(_:)`` if it can't be
    ///   read.
    public func document<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) throws(StoreError)
        -> Document<Root>
    {
        try opened(name, as: type).document
    }

    /// The names of all documents that were written to, ascending by their UTF-8.
    /// - Throws: ``StoreError``.
    public func documentNames() throws(StoreError) -> [DocumentName] {
        try connection.documentNames()
    }

    func opened<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) throws(StoreError)
        -> OpenDocument<Root>
    {
        if let known = open[name] {
            guard let same = known as? OpenDocument<Root> else { throw .otherType(name) }
            return same
        }
        let loaded: OpenDocument<Root> = try OpenDocument(name, in: connection, as: replica, clock: clock)
        open[name] = loaded
        return loaded
    }
}

extension SQLiteConnection {
    /// The names of all documents in a store, ascending by their UTF-8.
    func documentNames() throws(StoreError) -> [DocumentName] {
        var names: [DocumentName] = []
        let all = "SELECT document FROM snapshots UNION SELECT document FROM changes ORDER BY 1"
        try run(all) { names.append(DocumentName($0.text(0))) }
        return names
    }
}
