import CRDTKit

extension OpenDocument {
    /// Reads a document from its snapshot and the changes since.
    init(
        _ name: DocumentName,
        in connection: SQLiteConnection,
        as replica: ReplicaID,
        clock: PhysicalClock
    ) throws(StoreError) {
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
            self.init(document: document, tableCount: rows.count)
        } catch {
            throw .corrupt("document \(name): \(error)")
        }
    }

    private static func takeAgain(_ change: Change, into document: inout Document<Root>)
        throws(WireError)
    {
        do throws(DocumentError) {
            try document.apply(change)
        } catch {
            if case .malformed(_, let cause) = error { throw cause }
        }
    }
}
