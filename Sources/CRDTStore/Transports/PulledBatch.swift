/// A part of what the other side has.
public struct PulledBatch: Hashable, Sendable {
    /// What was fetched, in any order.
    public var changes: [RemoteChange]

    /// From where to go on: everything up to here is in this batch or an earlier one.
    public var cursor: SyncCursor

    /// Whether there is more to fetch right now.
    public var hasMore: Bool

    /// What could not be read and was left out. The cursor does not pass it, so that it is fetched once it can be read.
    public var problems: [TransportProblem]

    /// Makes a batch.
    public init(
        changes: [RemoteChange],
        cursor: SyncCursor,
        hasMore: Bool = false,
        problems: [TransportProblem] = []
    ) {
        self.changes = changes
        self.cursor = cursor
        self.hasMore = hasMore
        self.problems = problems
    }
}
