/// A document's history: the changes of each replica in order, from where history was trimmed.
struct ChangeLog: Sendable {
    /// Ascending by replica.
    private(set) var histories: [ChangeHistory] = []

    /// Which history was last added to.
    private var latest = 0
}

extension ChangeLog {
    /// How many changes are held.
    var count: Int { histories.reduce(0) { $0 + $1.count } }

    /// Up to where history was trimmed; what is included in it can't be handed out as changes any more.
    var base: VersionVector { VersionVector(histories.map { ($0.replica, $0.base) }) }

    /// Whether the log holds every change ever made.
    var isComplete: Bool { histories.allSatisfy { $0.base == 0 } }

    subscript(replica: ReplicaID) -> ChangeHistory? {
        let index = position(of: replica)
        return index < histories.count && histories[index].replica == replica ? histories[index] : nil
    }

    /// Adds a change that follows its author's last one.
    mutating func append(_ change: Change) {
        histories[historyIndex(change.author)].append(change)
    }

    /// Adds a change that follows its author's last one.
    mutating func append(
        _ author: ReplicaID,
        firstCounter: UInt64,
        ids: UInt64,
        stamp: HybridTimestamp,
        context: ChangeContext?,
        operations: [UInt8]
    ) {
        histories[historyIndex(author)].append(
            firstCounter: firstCounter,
            ids: ids,
            stamp: stamp.rawValue,
            context: context,
            operations: operations
        )
    }

    /// Adds a keystroke that follows its author's last change, if history goes on with it.
    @inline(__always)
    mutating func extend(
        _ author: ReplicaID,
        by keystroke: Keystroke,
        firstCounter: UInt64,
        stamp: HybridTimestamp
    ) -> Bool {
        histories[historyIndex(author)].extend(by: keystroke, firstCounter: firstCounter, stamp: stamp.rawValue)
    }

    /// Adds a keystroke that follows its author's last change.
    mutating func append(_ author: ReplicaID, _ keystroke: Keystroke, firstCounter: UInt64, stamp: HybridTimestamp) {
        if extend(author, by: keystroke, firstCounter: firstCounter, stamp: stamp) { return }
        var operations: [UInt8] = []
        keystroke.write(to: &operations)
        append(author, firstCounter: firstCounter, ids: 1, stamp: stamp, context: nil, operations: operations)
    }

    /// For each replica the changes that a holder of `version` lacks; nil if some were trimmed.
    func suffixes(after version: VersionVector) -> [ChangeHistory]? {
        var suffixes: [ChangeHistory] = []
        for history in histories where history.lastCounter > version[history.replica] {
            let seen = version[history.replica]
            if seen < history.base { return nil }
            suffixes.append(history.suffix(after: seen))
        }
        return suffixes
    }

    /// The index of a replica's history, which is begun if there is none.
    @inline(__always)
    private mutating func historyIndex(_ replica: ReplicaID) -> Int {
        if latest < histories.count, histories[latest].replica == replica { return latest }
        return findHistory(replica)
    }

    private mutating func findHistory(_ replica: ReplicaID) -> Int {
        latest = position(of: replica)
        if latest == histories.count || histories[latest].replica != replica {
            histories.insert(ChangeHistory(replica: replica, base: 0, baseDigest: 0), at: latest)
        }
        return latest
    }

    /// Replaces a replica's history.
    mutating func replace(_ history: ChangeHistory) {
        let index = position(of: history.replica)
        if index < histories.count && histories[index].replica == history.replica {
            histories[index] = history
        } else {
            histories.insert(history, at: index)
        }
    }

    /// Lets go of the changes that are included in `version`.
    mutating func trim(through version: VersionVector) {
        for index in histories.indices {
            histories[index].trim(through: version[histories[index].replica])
        }
    }

    /// Takes over the digests of saved histories, which are those of the frontier's replicas in order.
    mutating func settleDigests(as frontier: Frontier) {
        for (index, digest) in zip(histories.indices, frontier.digests) { histories[index].settleDigest(as: digest) }
    }

    /// Makes up the digests of what came since they were last asked for, so that they are at hand.
    mutating func settleDigests() {
        for index in histories.indices { histories[index].settleDigest() }
    }

    /// The changes that a holder of `context` lacks, in an order in which they can be applied; nil if some were trimmed.
    ///
    /// A change's first counter is greater than everything its author had seen, so ascending ids are such an order.
    func changes(missingFrom context: CausalContext) -> [Change]? {
        var missing: [Change] = []
        var isSorted = true
        for history in histories {
            let seen = context.version[history.replica]
            if seen < history.base { return nil }
            if seen >= history.lastCounter { continue }
            let changes = history.changes(after: seen)
            isSorted = isSorted && missing.isEmpty
            if context.ranges.isEmpty {
                missing += changes
            } else {
                missing += changes.filter { !context.contains($0.id) }
            }
        }
        return isSorted ? missing : missing.sorted { $0.id < $1.id }
    }

    private func position(of replica: ReplicaID) -> Int {
        histories.partitioningIndex { $0.replica >= replica }
    }
}
