/// A document's history: the changes of each replica in order, from where history was trimmed.
struct ChangeLog: Sendable {
    /// Ascending by replica.
    var histories: [History] = []
}

extension ChangeLog {
    /// One replica's changes.
    struct History: Sendable {
        let replica: ReplicaID

        /// The last counter before the first change that is held; 0 when all are.
        var base: UInt64

        /// The rolling digest up to `base`.
        var baseDigest: UInt64

        /// Without gaps: each continues where the one before ended.
        var changes: [Change] = []

        /// The rolling digest after each change.
        var digests: [UInt64] = []

        var lastCounter: UInt64 { changes.last?.lastCounter ?? base }
        var digest: UInt64 { digests.last ?? baseDigest }

        /// The position of the first change that ends after `counter`.
        func position(after counter: UInt64) -> Int {
            changes.partitioningIndex { $0.lastCounter > counter }
        }

        /// The rolling digest up to a change that ends exactly at `counter`, or nil if none does or it is trimmed.
        func digest(at counter: UInt64) -> UInt64? {
            if counter == base { return baseDigest }
            let index = changes.partitioningIndex { $0.lastCounter >= counter }
            return index < changes.count && changes[index].lastCounter == counter ? digests[index] : nil
        }
    }

    /// How many changes are held.
    var count: Int { histories.reduce(0) { $0 + $1.changes.count } }

    /// Up to where history was trimmed; what is included in it can't be handed out as changes any more.
    var base: VersionVector { VersionVector(histories.map { ($0.replica, $0.base) }) }

    subscript(replica: ReplicaID) -> History? {
        let index = position(of: replica)
        return index < histories.count && histories[index].replica == replica ? histories[index] : nil
    }

    /// Adds a change that follows its author's last one.
    mutating func append(_ change: Change) {
        let index = position(of: change.author)
        if index == histories.count || histories[index].replica != change.author {
            histories.insert(History(replica: change.author, base: 0, baseDigest: 0), at: index)
        }
        assert(histories[index].lastCounter == change.previousCounter, "history has no gaps")
        histories[index].digests.append(Self.roll(histories[index].digest, change))
        histories[index].changes.append(change)
        internalCheck(_invariantCheck(of: change.author))
    }

    /// Replaces a replica's history by nothing but where it stands.
    mutating func restart(_ replica: ReplicaID, at counter: UInt64, digest: UInt64) {
        let history = History(replica: replica, base: counter, baseDigest: digest)
        let index = position(of: replica)
        if index < histories.count && histories[index].replica == replica {
            histories[index] = history
        } else {
            histories.insert(history, at: index)
        }
    }

    /// Lets go of the changes that are included in `version`.
    mutating func trim(through version: VersionVector) {
        for index in histories.indices {
            let keep = histories[index].position(after: version[histories[index].replica])
            if keep == 0 { continue }
            histories[index].base = histories[index].changes[keep - 1].lastCounter
            histories[index].baseDigest = histories[index].digests[keep - 1]
            histories[index].changes.removeFirst(keep)
            histories[index].digests.removeFirst(keep)
        }
        internalCheck(_invariantCheck())
    }

    /// The changes that a holder of `context` lacks, in an order in which they can be applied; nil if some were trimmed.
    ///
    /// A change's first counter is greater than everything its author had seen, so ascending ids are such an order.
    func changes(missingFrom context: CausalContext) -> [Change]? {
        var missing: [Change] = []
        for history in histories {
            let seen = context.version[history.replica]
            if seen < history.base { return nil }
            for change in history.changes[history.position(after: seen)...]
            where context.ranges.isEmpty || !context.contains(change.id) {
                missing.append(change)
            }
        }
        return missing.sorted { $0.id < $1.id }
    }

    private static func roll(_ digest: UInt64, _ change: Change) -> UInt64 {
        var rolling = ContentDigest()
        rolling.combine(digest)
        rolling.combine(change.digest)
        return rolling.value
    }

    private func position(of replica: ReplicaID) -> Int {
        histories.partitioningIndex { $0.replica >= replica }
    }
}
