public import CRDTKit

extension DocumentStore {
    /// How many local changes nobody has acknowledged.
    /// - Throws: ``StoreError``.
    public func pendingCount() throws(StoreError) -> Int {
        var count: Int64 = 0
        try connection.run("SELECT count(*) FROM outbox") { count = $0.integer(0) }
        return Int(count)
    }

    /// The oldest local changes that nobody has acknowledged, in the order in which they were committed.
    /// - Parameters:
    ///   - limit: the most entries to return, which bounds the memory that a long outbox takes.
    ///   - sequence: only entries after this one.
    /// - Throws: ``StoreError``.
    public func pending(limit: Int, after sequence: Int64 = 0) throws(StoreError) -> [OutboxEntry] {
        precondition(limit >= 0, "a limit is not negative")
        var rows: [(sequence: Int64, document: String, bytes: [UInt8])] = []
        try connection.run(
            "SELECT sequence, document, bytes FROM outbox WHERE sequence > ? ORDER BY sequence LIMIT ?",
            [.integer(sequence), .integer(Int64(limit))]
        ) { rows.append(($0.integer(0), $0.text(1), $0.bytes(2))) }
        var entries: [OutboxEntry] = []
        for row in rows {
            let name = DocumentName(row.document)
            guard let change = try? Change.decode(row.bytes).first else {
                throw .corrupt("outbox entry \(row.sequence)")
            }
            entries.append(OutboxEntry(sequence: row.sequence, document: name, change: change))
        }
        return entries
    }

    /// Lets go of changes that the other side said it has; others stay. Repeating it is harmless.
    /// - Throws: ``StoreError``; all of them are then still pending.
    public func acknowledge(_ ids: [OperationID], of document: DocumentName) throws(StoreError) {
        try connection.transaction { () throws(StoreError) in
            for id in ids {
                try connection.run(
                    "DELETE FROM outbox WHERE document = ? AND replica = ? AND counter = ?",
                    [
                        .text(document.string), .text(id.replica.description),
                        .integer(Int64(bitPattern: id.counter)),
                    ]
                )
            }
        }
    }
}
