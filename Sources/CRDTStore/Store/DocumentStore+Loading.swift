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
        var names: [DocumentName] = []
        let all = "SELECT document FROM snapshots UNION SELECT document FROM changes ORDER BY 1"
        try connection.run(all) { names.append(DocumentName($0.text(0))) }
        return names
    }

    func opened<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) throws(StoreError)
        -> OpenDocument<Root>
    {
        if let known = open[name] {
            guard let same = known as? OpenDocument<Root> else { throw .otherType(name) }
            return same
        }
        let loaded: OpenDocument<Root> = try load(name)
        open[name] = loaded
        return loaded
    }

    private func load<Root: InitializableReplicated>(_ name: DocumentName) throws(StoreError) -> OpenDocument<Root> {
        var snapshot: [UInt8]?
        try connection.run("SELECT bytes FROM snapshots WHERE document = ?", [.text(name.string)]) {
            snapshot = $0.bytes(0)
        }
        var rows: [[UInt8]] = []
        try connection.run(
            "SELECT bytes FROM changes WHERE document = ? ORDER BY sequence",
            [.text(name.string)]
        ) { rows.append($0.bytes(0)) }
        do throws(WireError) {
            var document =
                if let snapshot {
                    try Document<Root>(decoding: snapshot, as: replica, clock: clock)
                } else {
                    Document<Root>(replica: replica, clock: clock)
                }
            // What was accepted once is not judged again by a clock that may have been set back since.
            let maximumDrift = document.clock.maximumDrift
            document.clock.maximumDrift = .max
            for bytes in rows {
                for change in try Change.decode(bytes) { try Self.takeAgain(change, into: &document) }
            }
            document.clock.maximumDrift = maximumDrift
            return OpenDocument(document: document, tableCount: rows.count)
        } catch {
            throw .corrupt("document \(name): \(error)")
        }
    }

    private static func takeAgain<Root: InitializableReplicated>(_ change: Change, into document: inout Document<Root>)
        throws(WireError)
    {
        do throws(DocumentError) {
            try document.apply(change)
        } catch {
            if case .malformed(_, let cause) = error { throw cause }
        }
    }
}
