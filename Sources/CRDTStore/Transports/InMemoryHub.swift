import CRDTKit

/// The other side as a value: everything that was pushed, in the order in which it arrived. For tests and simulations.
public struct InMemoryHub: Hashable, Sendable {
    /// What was pushed, once each.
    public private(set) var changes: [RemoteChange] = []

    /// The most changes in one batch.
    public var batchSize: Int

    private var known: Set<EntryID> = []

    /// Makes an empty hub.
    public init(batchSize: Int = 1_000) {
        precondition(batchSize > 0, "a batch has room for a change")
        self.batchSize = batchSize
    }
}

extension InMemoryHub {
    /// Takes entries in; one that is known already is accepted again, without effect.
    public mutating func push(_ entries: [OutboxEntry]) -> [EntryOutcome] {
        for entry in entries where known.insert(entry.id).inserted {
            changes.append(RemoteChange(document: entry.document, bytes: Change.encode([entry.change])))
        }
        return entries.map { EntryOutcome($0.id, .accepted) }
    }

    /// What arrived after a cursor.
    public func pull(since cursor: SyncCursor?) -> PulledBatch {
        let start = cursor.flatMap(position) ?? 0
        let end = min(start + batchSize, changes.count)
        var writer = WireWriter()
        writer.write(count: end)
        return PulledBatch(
            changes: Array(changes[start..<end]),
            cursor: SyncCursor(writer.bytes),
            hasMore: end < changes.count
        )
    }

    /// Where a cursor stands; nil if it is of something else, or of a time that the hub has forgotten.
    private func position(_ cursor: SyncCursor) -> Int? {
        var reader = WireReader(cursor.bytes)
        guard let number = try? reader.readUInt64(), reader.isAtEnd, let position = Int(exactly: number) else {
            return nil
        }
        return position <= changes.count ? position : nil
    }
}
