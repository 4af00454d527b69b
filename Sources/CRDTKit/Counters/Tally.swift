/// What each replica has counted up: the common heart of the counters.
///
/// Each replica raises only its own total, so totals merge to the greater, exactly, whatever arrives twice or out of
/// order. A reset raises baselines to the totals it has seen; what was counted concurrently stays.
struct Tally: Hashable, Sendable {
    /// Ascending by replica.
    var entries: [Entry] = []
}

extension Tally {
    struct Entry: Hashable, Sendable {
        let replica: ReplicaID
        var count: Count
    }

    /// The sum of what is counted and not reset; sticks at the greatest number. O(n) for n replicas.
    var value: UInt64 {
        entries.reduce(0) { $0.addingSaturating($1.count.value) }
    }

    /// What the editing replica's count becomes when it counts `amount` more with its next operation.
    func step(by amount: UInt64, in session: EditSession) -> CounterStep {
        var count = self[session.replica] ?? Count(epoch: session.nextCounter, total: 0, baseline: 0)
        count.total = count.total.addingSaturating(amount)
        return CounterStep(count: count)
    }

    /// The counts that a reset by this replica makes zero.
    var observed: [Entry] {
        entries.filter { $0.count.value > 0 }
    }

    /// A replica's count, nil if it has none. O(log n).
    subscript(replica: ReplicaID) -> Count? {
        let index = position(of: replica)
        return index < entries.count && entries[index].replica == replica ? entries[index].count : nil
    }

    /// Takes in what a replica's count is known to have become.
    mutating func join(_ count: Count, of replica: ReplicaID) {
        let index = position(of: replica)
        if index < entries.count && entries[index].replica == replica {
            entries[index].count.join(count)
        } else {
            entries.insert(Entry(replica: replica, count: count), at: index)
        }
        internalCheck(_invariantCheck(at: index))
    }

    /// Takes in another tally. O((n + m) log n).
    ///
    /// A count that one side does not hold, though it has seen as much of the replica as the other, was reset there, and that
    /// was forgotten.
    mutating func merge(_ other: Tally, in context: MergeContext) {
        entries.removeAll { entry in
            other[entry.replica] == nil && context.mine[entry.replica] <= context.theirs[entry.replica]
        }
        for entry in other.entries
        where self[entry.replica] != nil || context.theirs[entry.replica] > context.mine[entry.replica] {
            join(entry.count, of: entry.replica)
        }
        internalCheck(_invariantCheck())
    }

    /// Makes zero what the author of a reset had seen.
    mutating func reset(_ observed: [Entry]) {
        for entry in observed {
            let index = position(of: entry.replica)
            guard index < entries.count, entries[index].replica == entry.replica else { continue }
            entries[index].count.reset(entry.count)
        }
        internalCheck(_invariantCheck())
    }

    /// Forgets the counts that are zero, which every replica knows; a replica that counts again begins a new epoch.
    mutating func compact() {
        entries.removeAll { $0.count.value == 0 }
    }

    private func position(of replica: ReplicaID) -> Int {
        entries.partitioningIndex { $0.replica >= replica }
    }
}
