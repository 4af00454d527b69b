/// How many entries each document has in the outbox, kept in memory from when somebody wants to know. Used within the
/// store's actor alone.
final class OutboxCounter {
    private var counts: [DocumentName: Int]?
    private var tick: UInt64 = 0
    private var observer: AsyncStream<OutboxCount>.Continuation?
}

extension OutboxCounter {
    /// Begins to count, and to tell an observer, in the place of the one that there was.
    func begin(_ counts: [DocumentName: Int]) -> AsyncStream<OutboxCount> {
        observer?.finish()
        self.counts = counts
        let (stream, continuation) = AsyncStream.makeStream(of: OutboxCount.self)
        observer = continuation
        return stream
    }

    /// How many are pending; nil if nobody counts.
    func pending(of name: DocumentName) -> Int? {
        counts.map { $0[name] ?? 0 }
    }

    func add(_ number: Int, to name: DocumentName) {
        guard counts != nil, number != 0 else { return }
        let pending = (counts?[name] ?? 0) + number
        counts?[name] = pending == 0 ? nil : pending
        observer?.yield(count(of: name, pending: pending))
    }

    /// A count as of now.
    func count(of name: DocumentName, pending: Int) -> OutboxCount {
        tick += 1
        return OutboxCount(document: name, pending: pending, tick: tick)
    }
}
