/// Changes that came before what they depend on, parked until it is there.
///
/// Bounded: when it is full, a change is refused rather than another one dropped; its sender still has it.
struct ChangeBuffer: Sendable {
    /// The most bytes of operations that are parked.
    let maximumSize: Int

    private(set) var size = 0

    /// Per replica, ascending by replica.
    private var queues: [Queue] = []

    init(maximumSize: Int) {
        self.maximumSize = maximumSize
    }
}

extension ChangeBuffer {
    /// One replica's parked changes, ascending by id; those before `head` have been taken.
    private struct Queue: Sendable {
        let replica: ReplicaID
        var changes: [Change] = []
        var head = 0
    }

    /// What a parked change is taken to cost beyond its operations.
    private static let overhead = 128

    var count: Int { queues.reduce(0) { $0 + $1.changes.count - $1.head } }

    var isEmpty: Bool { queues.allSatisfy { $0.head == $0.changes.count } }

    /// All parked changes, ascending by replica, then by id.
    var changes: [Change] { queues.flatMap { $0.changes[$0.head...] } }

    /// The parked change with this id, if any.
    func change(_ id: OperationID) -> Change? {
        guard let queue = queues.first(where: { $0.replica == id.replica }) else { return nil }
        let index = queue.changes.partitioningIndex { $0.id >= id }
        return index >= queue.head && index < queue.changes.count && queue.changes[index].id == id
            ? queue.changes[index] : nil
    }

    /// Parks a change that is not parked yet.
    /// - Returns: whether there was room.
    mutating func park(_ change: Change) -> Bool {
        let cost = change.operations.count + Self.overhead
        guard size + cost <= maximumSize else { return false }
        let index = queues.partitioningIndex { $0.replica >= change.author }
        if index == queues.count || queues[index].replica != change.author {
            queues.insert(Queue(replica: change.author), at: index)
        }
        let position = queues[index].changes.partitioningIndex { $0.id >= change.id }
        queues[index].changes.insert(change, at: max(position, queues[index].head))
        size += cost
        return true
    }

    /// Takes out the next change that the version is ready for, or that it has passed.
    mutating func takeReady(_ version: VersionVector) -> Change? {
        for index in queues.indices where queues[index].head < queues[index].changes.count {
            let change = queues[index].changes[queues[index].head]
            let isPassed = change.lastCounter <= version[change.author]
            if isPassed || change.isReady(at: version) {
                queues[index].head += 1
                size -= change.operations.count + Self.overhead
                if queues[index].head == queues[index].changes.count {
                    queues.remove(at: index)
                } else if queues[index].head * 2 > queues[index].changes.count {
                    queues[index].changes.removeFirst(queues[index].head)
                    queues[index].head = 0
                }
                return change
            }
        }
        return nil
    }

    /// The ids that must come before everything parked can be applied: what the version and the parked changes lack.
    func missing(from version: VersionVector) -> [OperationIDRange] {
        var needed = version
        for change in changes {
            needed.merge(change.dependencies)
            needed[change.author] = max(needed[change.author], change.previousCounter)
        }
        let held = context(of: version)
        return needed.ranges(notIn: held.version).flatMap { range in
            range.subtracting(held.ranges(of: range.replica))
        }
    }

    /// The version together with what is parked.
    func context(of version: VersionVector) -> CausalContext {
        var context = CausalContext(version)
        for queue in queues {
            var run: OperationIDRange?
            for change in queue.changes[queue.head...] {
                if let open = run, open.upperBound == change.range.lowerBound {
                    run = OperationIDRange(replica: queue.replica, open.lowerBound, upTo: change.range.upperBound)
                } else {
                    if let open = run { context.insert(open) }
                    run = change.range
                }
            }
            if let open = run { context.insert(open) }
        }
        return context
    }
}

extension Change {
    /// The ids that its author had seen and the version has not, ascending by replica.
    func missing(from version: VersionVector) -> [OperationIDRange] {
        var seen = dependencies
        seen[author] = previousCounter
        return seen.ranges(notIn: version)
    }

    /// Whether everything that the author had seen is included in the version.
    func isReady(at version: VersionVector) -> Bool {
        previousCounter <= version[author] && dependencies.isIncluded(in: version)
    }
}
