import CRDTKit

extension DocumentStore {
    /// What became of documents by something that was fetched.
    typealias Taken = [DocumentName: Bool]

    /// Takes in what was fetched, and writes it down together with the cursor in one transaction.
    ///
    /// What can't be applied goes to the inbox in the same transaction, so that the cursor is never ahead of what is here.
    /// - Returns: of each document that took something in, whether the user has something to decide in it.
    /// - Throws: ``StoreError`` when the disk fails: the cursor is then as it was. What documents took in meanwhile is in
    ///   memory and written with their next edit.
    func take(_ batch: PulledBatch, _ types: SyncedTypes) throws(StoreError) -> Taken {
        try take(batch.changes, types) { () throws(StoreError) in
            try setRemoteValue("cursor", batch.cursor.bytes)
        }
    }

    /// Tries again what is in the inbox, at most so many of it.
    func retryInbox(_ reasons: [InboxItem.Reason], _ types: SyncedTypes, limit: Int = 1_000) throws(StoreError) -> Taken
    {
        var rows: [(sequence: Int64, change: RemoteChange)] = []
        for reason in reasons {
            try connection.run(
                "SELECT sequence, document, bytes FROM inbox WHERE reason = ? ORDER BY sequence LIMIT ?",
                [.integer(Int64(reason.rawValue)), .integer(Int64(limit))]
            ) { row in
                let change = RemoteChange(document: DocumentName(row.text(1)), bytes: row.bytes(2))
                rows.append((row.integer(0), change))
            }
        }
        if rows.isEmpty { return [:] }
        // What still can't be applied is put back, behind the others.
        return try take(rows.map(\.change), types) { () throws(StoreError) in
            for row in rows { try connection.run("DELETE FROM inbox WHERE sequence = ?", [.integer(row.sequence)]) }
        }
    }

    /// What came from elsewhere and could not be applied, oldest first.
    /// - Parameter limit: the most items to return.
    /// - Throws: ``StoreError``.
    public func inbox(limit: Int) throws(StoreError) -> [InboxItem] {
        var items: [InboxItem] = []
        try connection.run(
            "SELECT document, bytes, reason, details FROM inbox ORDER BY sequence LIMIT ?",
            [.integer(Int64(limit))]
        ) { row in
            let reason = InboxItem.Reason(rawValue: Int(row.integer(2))) ?? .unreadable
            let name = DocumentName(row.text(0))
            items.append(InboxItem(document: name, bytes: row.bytes(1), reason: reason, details: row.text(3)))
        }
        return items
    }
}

extension DocumentStore {
    private func take(
        _ changes: [RemoteChange],
        _ types: SyncedTypes,
        and also: () throws(StoreError) -> Void
    ) throws(StoreError) -> Taken {
        var staged: [DocumentName: StagedDocument] = [:]
        var kept: [InboxItem] = []
        let grouped = Dictionary(grouping: changes, by: \.document)
        for name in grouped.keys.sorted() {
            let document = try stage(grouped[name] ?? [], of: name, types, &kept)
            if let document { staged[name] = document }
        }
        let names = staged.keys.sorted()
        try connection.transaction { () throws(StoreError) in
            try also()
            for name in names {
                guard let document = staged[name] else { continue }
                for item in document.unsaved { try write(item, of: name) }
                for item in document.refusedLater { try keep(item.id, of: name, "\(item.error)") }
                try setConflict(document.isInConflict, of: name)
            }
            for item in kept { try keep(item) }
        }
        for name in names { types.handler(of: name)?.finish(self, name) }
        return staged.mapValues(\.isInConflict)
    }

    /// Lets a document take in changes; what it can't take is added to what is to be kept.
    private func stage(
        _ changes: [RemoteChange],
        of name: DocumentName,
        _ types: SyncedTypes,
        _ kept: inout [InboxItem]
    ) throws(StoreError) -> StagedDocument? {
        guard let handler = types.handler(of: name) else {
            kept += changes.map { InboxItem(document: name, bytes: $0.bytes, reason: .unreadable, details: "no type") }
            return nil
        }
        var decoded: [Change] = []
        for change in changes {
            do throws(WireError) {
                decoded += try Change.decode(change.bytes)
            } catch {
                kept.append(InboxItem(document: name, bytes: change.bytes, reason: .unreadable, details: "\(error)"))
            }
        }
        do throws(StoreError) {
            let document = try handler.stage(self, decoded, name)
            kept += document.refused.map { change, error in
                let bytes = Change.encode([change])
                return InboxItem(document: name, bytes: bytes, reason: error.inboxReason, details: "\(error)")
            }
            return document
        } catch {
            // That one document can't be opened is no reason to stop the others.
            switch error {
            case .corrupt, .otherType:
                let bytes = decoded.map { Change.encode([$0]) }
                kept += bytes.map { InboxItem(document: name, bytes: $0, reason: .unreadable, details: "\(error)") }
                return nil
            default: throw error
            }
        }
    }

    /// Applies changes to a document in memory.
    func stage<Root: InitializableReplicated>(
        _ changes: [Change],
        of name: DocumentName,
        as type: Root.Type,
        _ conflict: @Sendable (Root) -> Bool
    ) throws(StoreError) -> StagedDocument {
        var state = try opened(name, as: type)
        open[name] = nil  // So that applying happens in place.
        var staged = StagedDocument()
        for change in changes {
            do throws(DocumentError) {
                if case .duplicate = try state.document.apply(change) { continue }
            } catch {
                guard case .needsNewerVersion = error else {
                    staged.refused.append((change, error))
                    continue
                }
            }
            state.unsaved.append(UnsavedChange(change: change, isLocal: false))
        }
        for error in state.document.takeRefusals() {
            if let id = error.changeID { staged.refusedLater.append((id, error)) }
        }
        staged.unsaved = state.unsaved
        staged.isInConflict = conflict(state.document.root) || !state.document.equivocations.isEmpty
        open[name] = state
        return staged
    }

    private func keep(_ item: InboxItem) throws(StoreError) {
        try connection.run(
            "INSERT OR REPLACE INTO inbox (document, bytes, reason, details) VALUES (?, ?, ?, ?)",
            [
                .text(item.document.string), .blob(item.bytes), .integer(Int64(item.reason.rawValue)),
                .text(item.details),
            ]
        )
    }

    /// Keeps a change that is among those on disk, which the next snapshot would drop.
    private func keep(_ id: OperationID, of name: DocumentName, _ details: String) throws(StoreError) {
        try connection.run(
            """
            INSERT OR IGNORE INTO inbox (document, bytes, reason, details)
            SELECT document, bytes, ?, ? FROM changes WHERE document = ? AND replica = ? AND counter = ?
            """,
            [.integer(Int64(InboxItem.Reason.unreadable.rawValue)), .text(details)]
                + SQLiteValue.key(of: EntryID(document: name, change: id))
        )
    }
}

extension DocumentError {
    /// When a change that was refused so is tried again.
    var inboxReason: InboxItem.Reason {
        switch self {
        case .clockDrift, .bufferFull: .notYet
        default: .unreadable
        }
    }

    /// The change that was refused.
    var changeID: OperationID? {
        switch self {
        case .malformed(let id, _), .needsNewerVersion(let id, _), .clockDrift(let id, _), .bufferFull(let id): id
        default: nil
        }
    }
}
