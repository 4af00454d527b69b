/// Changes that came before what they depend on, parked until it is there.
///
/// Bounded: when it is full, a change is refused rather than another one dropped; its sender still has it.
struct ChangeBuffer: Sendable {
    /// The most bytes of operations that are parked.
    let maximumSize: Int

    private(set) var size = 0

    /// Per replica, ascending by replica; none is empty.
    private(set) var queues: [Queue] = []

    /// The replicas whose queues are to be looked at, because what stood in their way may be gone.
    private(set) var awake: [ReplicaID] = []

    /// By a replica, those whose queues wait until more of it is there. A queue may be named too often, but never nowhere.
    private(set) var sleeping: [ReplicaID: [ReplicaID]] = [:]

    init(maximumSize: Int) {
        self.maximumSize = maximumSize
    }
}

extension ChangeBuffer {
    /// One replica's parked changes, ascending by id; those before `head` have been taken.
    struct Queue: Sendable {
        let replica: ReplicaID
        private(set) var changes: [Change] = []
        private(set) var head = 0

        /// How many dependencies of the change at the head were found to be there; they don't go away again.
        private var met = 0

        init(replica: ReplicaID) {
            self.replica = replica
        }

        var isEmpty: Bool { head == changes.count }

        mutating func insert(_ change: Change) {
            let position = max(changes.partitioningIndex { $0.id >= change.id }, head)
            if position == head { met = 0 }
            changes.insert(change, at: position)
        }

        /// The first replica of which too little is there for the change at the head; nil if it can be applied, or has been.
        ///
        /// It is asked again whenever more of that replica came, so it goes on where it stopped before.
        mutating func obstacle(at version: VersionVector) -> ReplicaID? {
            let change = changes[head]
            let seen = version[replica]
            if change.lastCounter <= seen { return nil }
            if change.previousCounter > seen { return replica }
            let dependencies = change.dependencies
            while met < dependencies.count, dependencies[met].counter <= version[dependencies[met].replica] { met += 1 }
            return met == dependencies.count ? nil : dependencies[met].replica
        }

        mutating func takeFirst() -> Change {
            let change = changes[head]
            head += 1
            met = 0
            if head * 2 > changes.count {
                changes.removeFirst(head)
                head = 0
            }
            return change
        }
    }

    /// What a parked change is taken to cost beyond its operations.
    private static let overhead = 128

    /// What a parked change takes of the room there is.
    static func cost(of change: Change) -> Int { change.operations.count + overhead }

    var isEmpty: Bool { queues.isEmpty }

    /// All parked changes, ascending by replica, then by id.
    var changes: [Change] { queues.flatMap { $0.changes[$0.head...] } }

    /// The parked change with this id, if any.
    func change(_ id: OperationID) -> Change? {
        let place = queues.partitioningIndex { $0.replica >= id.replica }
        guard place < queues.count, queues[place].replica == id.replica else { return nil }
        let queue = queues[place]
        let index = queue.changes.partitioningIndex { $0.id >= id }
        return index >= queue.head && index < queue.changes.count && queue.changes[index].id == id
            ? queue.changes[index] : nil
    }

    /// Parks a change that is not parked yet.
    /// - Returns: whether there was room.
    mutating func park(_ change: Change) -> Bool {
        let cost = Self.cost(of: change)
        guard size + cost <= maximumSize else { return false }
        let index = queues.partitioningIndex { $0.replica >= change.author }
        if index == queues.count || queues[index].replica != change.author {
            queues.insert(Queue(replica: change.author), at: index)
        }
        queues[index].insert(change)
        awake.append(change.author)
        size += cost
        internalCheck(_invariantCheck(of: change.author))
        return true
    }

    /// Takes note that more of a replica is there, or of any, if nil.
    mutating func wake(by replica: ReplicaID?) {
        if let replica {
            guard let woken = sleeping.removeValue(forKey: replica) else { return }
            awake += woken
        } else {
            sleeping = [:]
            awake = queues.map(\.replica)
        }
    }

    /// Takes out the next change that the version is ready for, or that it has passed, if ``wake(by:)`` was told of all that
    /// came. O(log n) for n queues, and once for each queue that waited for what came.
    mutating func takeReady(_ version: VersionVector) -> Change? {
        while let replica = awake.last {
            let index = queues.partitioningIndex { $0.replica >= replica }
            guard index < queues.count, queues[index].replica == replica else {
                awake.removeLast()
                continue
            }
            if let obstacle = queues[index].obstacle(at: version) {
                awake.removeLast()
                sleeping[obstacle, default: []].append(replica)
                continue
            }
            let change = queues[index].takeFirst()
            size -= Self.cost(of: change)
            if queues[index].isEmpty { queues.remove(at: index) }
            wake(by: replica)
            internalCheck(_invariantCheck(of: change.author))
            return change
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

    /// Whether everything that the author had seen is included in the version. O(m log n) for m dependencies.
    func isReady(at version: VersionVector) -> Bool {
        previousCounter <= version[author]
            && (isSelfContained || dependencies.allSatisfy { $0.counter <= version[$0.replica] })
    }

    /// The greatest counter of what its author says it had seen.
    var greatestSeen: UInt64 {
        isSelfContained ? previousCounter : max(previousCounter, dependencies.maximumCounter)
    }
}
