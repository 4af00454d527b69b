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
        let settlement = SyncAction.Settlement(acknowledged: ids.map { EntryID(document: document, change: $0) })
        try settle(settlement)
    }
}

extension DocumentStore {
    /// Writes down what the other side said of entries, in one transaction. Repeating it is harmless.
    /// - Returns: the outbox of each document that was said something of.
    /// - Throws: ``StoreError``; nothing of it is then written.
    @discardableResult
    public func settle(_ settlement: SyncAction.Settlement) throws(StoreError) -> [OutboxCount] {
        var removed: [DocumentName: Int] = [:]
        try connection.transaction { () throws(StoreError) in
            for id in settlement.acknowledged {
                let key = SQLiteValue.key(of: id)
                let isKey = "WHERE document = ? AND replica = ? AND counter = ?"
                try connection.run("DELETE FROM outbox \(isKey)", key)
                removed[id.document, default: 0] += connection.changedCount
                try connection.run("DELETE FROM rejected \(isKey)", key)
            }
            for item in settlement.rejected {
                try connection.run(
                    "INSERT OR REPLACE INTO rejected (document, replica, counter, cause, details) VALUES (?, ?, ?, ?, ?)",
                    SQLiteValue.key(of: item.id) + [.text(item.failure.cause.rawValue), .text(item.failure.details)]
                )
            }
        }
        for name in removed.keys.sorted() { outboxCounts.add(-removed[name, default: 0], to: name) }
        let names = Set(settlement.acknowledged.map(\.document) + settlement.rejected.map(\.id.document))
        var counts: [OutboxCount] = []
        for name in names.sorted() { counts.append(outboxCounts.count(of: name, pending: try pendingCount(of: name))) }
        return counts
    }

    /// How many local changes of a document nobody has acknowledged.
    /// - Throws: ``StoreError``.
    public func pendingCount(of document: DocumentName) throws(StoreError) -> Int {
        if let known = outboxCounts.pending(of: document) { return known }
        var count: Int64 = 0
        try connection.run("SELECT count(*) FROM outbox WHERE document = ?", [.text(document.string)]) {
            count = $0.integer(0)
        }
        return Int(count)
    }

    /// The entries that were rejected for good, with what was said, ascending by document and id.
    /// - Throws: ``StoreError``.
    public func rejections() throws(StoreError) -> [SyncAction.Rejection] {
        var rejections: [SyncAction.Rejection] = []
        let all = "SELECT document, replica, counter, cause, details FROM rejected ORDER BY 1, 3, 2"
        try connection.run(all) { row in
            guard let id = row.entryID() else { return }
            let cause = PermanentFailure.Cause(rawValue: row.text(3)) ?? .invalid
            rejections.append(.init(id: id, failure: PermanentFailure(cause, details: row.text(4))))
        }
        return rejections
    }

    /// Forgets that entries of a document were rejected, so that they are sent again.
    /// - Throws: ``StoreError``.
    func liftRejections(of document: DocumentName) throws(StoreError) {
        try connection.run("DELETE FROM rejected WHERE document = ?", [.text(document.string)])
    }
}

extension DocumentStore {
    /// The oldest entries of some documents, at most so many, and those among them that can't be read.
    func entries(of documents: [DocumentName], limit: Int) throws(StoreError) -> (
        entries: [OutboxEntry], unreadable: [EntryID]
    ) {
        var sequences: [Int64] = []
        for document in documents {
            try connection.run(
                "SELECT sequence FROM outbox WHERE document = ? ORDER BY sequence LIMIT ?",
                [.text(document.string), .integer(Int64(limit))]
            ) { sequences.append($0.integer(0)) }
        }
        var entries: [OutboxEntry] = []
        var unreadable: [EntryID] = []
        for sequence in sequences.sorted().prefix(limit) {
            try connection.run(
                "SELECT document, replica, counter, bytes FROM outbox WHERE sequence = ?",
                [.integer(sequence)]
            ) { row in
                guard let id = row.entryID() else { return }
                if let change = try? Change.decode(row.bytes(3)).first, change.id == id.change {
                    entries.append(OutboxEntry(sequence: sequence, document: id.document, change: change))
                } else {
                    unreadable.append(id)
                }
            }
        }
        return (entries, unreadable)
    }
}

extension SQLiteValue {
    static func key(of id: EntryID) -> [SQLiteValue] {
        [
            .text(id.document.string), .text(id.change.replica.description),
            .integer(Int64(bitPattern: id.change.counter)),
        ]
    }
}

extension SQLiteRow {
    /// The entry that the first three columns name; nil if they are damaged.
    func entryID() -> EntryID? {
        guard let replica = ReplicaID(text(1)) else { return nil }
        let counter = UInt64(bitPattern: integer(2))
        return EntryID(document: DocumentName(text(0)), change: OperationID(counter: counter, replica: replica))
    }
}
