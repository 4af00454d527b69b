public import CRDTKit

extension DocumentStore {
    /// After how many changes a document's snapshot is written anew.
    public static var changesBetweenSnapshots: Int { 256 }

    /// Edits a document, and returns when the change and its outbox entry are committed. No network is involved.
    ///
    /// If writing fails, the edit stays in memory, is part of ``document(_:as:)``, and is written with the next edit of
    /// the document or by ``flush(_:as:)``: don't repeat it.
    /// - Returns: the change, or nil if nothing was edited.
    /// - Throws: ``StoreError`` when the document can't be read or the edit can't be written.
    @discardableResult
    public func edit<Root: InitializableReplicated>(
        _ name: DocumentName,
        as type: Root.Type,
        _ body: @Sendable (inout Root) -> Void
    ) throws(StoreError) -> Change? {
        var state = try opened(name, as: type)
        open[name] = nil  // So that the edit happens in place.
        let change = state.document.edit(body)
        if let change { state.unsaved.append(UnsavedChange(change: change, isLocal: true)) }
        open[name] = state
        try flush(name, as: type)
        return change
    }

    /// Takes in changes from elsewhere, in any order and any number of times, and returns when they are committed.
    ///
    /// Changes that only a later version of the app can read are kept.
    /// - Throws: ``StoreError/refused(_:)`` when the document refuses one, and then none is taken; else as
    ///   ``edit(_:as:_:)``.
    public func apply<Root: InitializableReplicated>(
        _ changes: [Change],
        to name: DocumentName,
        as type: Root.Type
    ) throws(StoreError) {
        var state = try opened(name, as: type)
        for change in changes {
            do throws(DocumentError) {
                if case .duplicate = try state.document.apply(change) { continue }
            } catch {
                guard case .needsNewerVersion = error else { throw .refused(error) }
            }
            state.unsaved.append(UnsavedChange(change: change, isLocal: false))
        }
        open[name] = state
        try flush(name, as: type)
    }

    /// Writes what could not be written before.
    /// - Throws: ``StoreError`` if it still can't.
    public func flush<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) throws(StoreError) {
        let state = try opened(name, as: type)
        guard !state.unsaved.isEmpty else { return }
        let unsaved = state.unsaved
        try connection.transaction { () throws(StoreError) in
            for item in unsaved { try write(item, of: name) }
        }
        finishWriting(name, as: type)
    }

    /// Takes note that what was unsaved of a document is committed.
    func finishWriting<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) {
        guard var state = open[name] as? OpenDocument<Root> else { return }
        let localCount = state.unsaved.count { $0.isLocal }
        state.tableCount += state.unsaved.count
        state.unsaved = []
        open[name] = state
        if localCount > 0 { outboxCounts.add(localCount, to: name) }
        // The edit is safe already: that its document takes longer to open is no failure of the edit.
        if state.tableCount >= Self.changesBetweenSnapshots { try? compact(name, as: type) }
    }

    /// How many changes of an open document could not be written yet.
    /// - Throws: ``StoreError`` when it can't be read.
    public func unsavedCount<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) throws(StoreError)
        -> Int
    {
        try opened(name, as: type).unsaved.count
    }

    /// Writes a snapshot in the place of the changes on disk, in one transaction: killed at any point, there is one or
    /// the other.
    ///
    /// History stays part of the document; what is pending stays pending.
    /// - Throws: ``StoreError``; the document is then as it was.
    public func compact<Root: InitializableReplicated>(_ name: DocumentName, as type: Root.Type) throws(StoreError) {
        try flush(name, as: type)
        var state = try opened(name, as: type)
        let bytes = state.document.encoded()
        try connection.transaction { () throws(StoreError) in
            try connection.run(
                "INSERT OR REPLACE INTO snapshots (document, bytes) VALUES (?, ?)",
                [.text(name.string), .blob(bytes)]
            )
            try connection.run("DELETE FROM changes WHERE document = ?", [.text(name.string)])
        }
        state.tableCount = 0
        open[name] = state
    }

    func write(_ item: UnsavedChange, of name: DocumentName) throws(StoreError) {
        let values: [SQLiteValue] = [
            .text(name.string), .text(item.change.author.description),
            .integer(Int64(bitPattern: item.change.id.counter)), .blob(Change.encode([item.change])),
        ]
        let columns = "(document, replica, counter, bytes) VALUES (?, ?, ?, ?)"
        try connection.run("INSERT OR IGNORE INTO changes \(columns)", values)
        if item.isLocal { try connection.run("INSERT OR IGNORE INTO outbox \(columns)", values) }
    }
}
