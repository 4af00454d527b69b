import CRDTKit

extension DocumentStore {
    /// Begins to tell of the outbox, and gives what is known at that moment.
    func beginSync() throws(StoreError) -> (state: StoredSyncState, changes: AsyncStream<OutboxCount>) {
        var counts: [DocumentName: Int] = [:]
        try connection.run("SELECT document, count(*) FROM outbox GROUP BY document") {
            counts[DocumentName($0.text(0))] = Int($0.integer(1))
        }
        var state = StoredSyncState()
        state.rejected = try names("SELECT DISTINCT document FROM rejected ORDER BY 1")
        state.conflicts = try names("SELECT document FROM conflicts ORDER BY 1")
        state.cursor = try remoteValue("cursor").map { SyncCursor($0) }
        if let bytes = try remoteValue("last synced") {
            var reader = WireReader(bytes)
            state.lastSynced = try? reader.readUInt64()
        }
        let changes = outboxCounts.begin(counts)
        state.outbox = counts.keys.sorted().map { outboxCounts.count(of: $0, pending: counts[$0] ?? 0) }
        return (state, changes)
    }

    /// The outbox of every document that has something in it.
    func allOutboxCounts() throws(StoreError) -> [OutboxCount] {
        var counts: [OutboxCount] = []
        for name in try names("SELECT DISTINCT document FROM outbox ORDER BY 1") {
            counts.append(outboxCounts.count(of: name, pending: try pendingCount(of: name)))
        }
        return counts
    }

    func saveLastSynced(_ time: UInt64) throws(StoreError) {
        var writer = WireWriter()
        writer.write(time)
        try setRemoteValue("last synced", writer.bytes)
    }

    func setRemoteValue(_ key: String, _ bytes: [UInt8]) throws(StoreError) {
        try connection.run(
            "INSERT OR REPLACE INTO remote (key, value) VALUES (?, ?)",
            [.text(key), .blob(bytes)]
        )
    }

    private func remoteValue(_ key: String) throws(StoreError) -> [UInt8]? {
        var value: [UInt8]?
        try connection.run("SELECT value FROM remote WHERE key = ?", [.text(key)]) { value = $0.bytes(0) }
        return value
    }

    private func names(_ sql: String) throws(StoreError) -> [DocumentName] {
        var names: [DocumentName] = []
        try connection.run(sql) { names.append(DocumentName($0.text(0))) }
        return names
    }
}

extension DocumentStore {
    /// Whether the user has something to decide in a document, written down if that changed.
    func examineConflict(in name: DocumentName, _ types: SyncedTypes) throws(StoreError) -> Bool {
        guard let handler = types.handler(of: name) else { return false }
        let isInConflict = try handler.isInConflict(self, name)
        try setConflict(isInConflict, of: name)
        return isInConflict
    }

    func setConflict(_ isInConflict: Bool, of name: DocumentName) throws(StoreError) {
        let sql =
            isInConflict
            ? "INSERT OR IGNORE INTO conflicts (document) VALUES (?)" : "DELETE FROM conflicts WHERE document = ?"
        try connection.run(sql, [.text(name.string)])
    }
}
