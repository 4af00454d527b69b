extension Document {
    /// The changes that a replica at `version` lacks, in an order in which it can apply them.
    /// - Throws: ``DocumentError/historyTrimmed(_:)`` when some of them are no longer held; send a ``snapshot(using:)`` then.
    public func changes(since version: VersionVector = VersionVector()) throws(DocumentError) -> [Change] {
        try changes(missingFrom: CausalContext(version))
    }

    /// The changes that the holder of `context` lacks, in an order in which they can be applied.
    /// - Throws: ``DocumentError/historyTrimmed(_:)`` when some of them are no longer held.
    public func changes(missingFrom context: CausalContext) throws(DocumentError) -> [Change] {
        guard let changes = heldChanges(missingFrom: context) else { throw .historyTrimmed(log.base) }
        return changes
    }

    /// The changes beyond `context` that are held, also those that only a later version of the app can read; nil if some
    /// were trimmed.
    func heldChanges(missingFrom context: CausalContext) -> [Change]? {
        guard let changes = log.changes(missingFrom: context) else { return nil }
        let unread = unreadable.filter { !context.contains($0.id) }
        return unread.isEmpty ? changes : (changes + unread).sorted { $0.id < $1.id }
    }

    /// The change with this id, if history holds it.
    public func change(_ id: OperationID) -> Change? {
        change(containing: id).flatMap { $0.id == id ? $0 : nil }
    }

    /// Takes in everything that the other document has applied; this document's identity stays.
    ///
    /// Changes are applied one by one where the other still holds them, so that clocks, history and the checks on changes
    /// work as ever; otherwise states are merged, as by ``mergeState(_:)``.
    /// - Throws: ``DocumentError`` for the first change that could not be taken in.
    public mutating func merge(_ other: Document) throws(DocumentError) {
        try checkEquivocation(with: other.frontier)
        if let histories = other.log.suffixes(after: version) {
            try apply(histories)
        } else {
            try mergeState(other)
        }
        for change in other.unreadable where !causalContext.contains(change.id) { unreadable.append(change) }
    }

    /// The document that has taken in both, with this one's identity.
    /// - Throws: as ``merge(_:)``.
    public func merging(_ other: Document) throws(DocumentError) -> Document {
        var result = self
        try result.merge(other)
        return result
    }

    /// Takes in the other document's state as a whole, without going through changes.
    ///
    /// The content is the same as after ``merge(_:)``. History then lacks the changes that came this way where the other
    /// document no longer holds them.
    /// - Throws: ``DocumentError/equivocation(_:)``, or ``DocumentError/clockDrift(_:_:)`` for the latest stamp in it.
    public mutating func mergeState(_ other: Document) throws(DocumentError) {
        try checkEquivocation(with: other.frontier)
        do throws(ClockDriftError) {
            if other.latestStamp > latestStamp {
                try clock.receive(other.latestStamp, at: physical.milliseconds)
            }
        } catch {
            throw .clockDrift(OperationID(counter: 1, replica: other.replica), error)
        }
        // A state of which everything was seen here brings nothing. It must not be asked either: one that was long under way
        // still holds what was removed and, by now, forgotten here by `compact(versions:)`.
        if !other.version.isIncluded(in: version) || needsNewerVersion {
            content.merge(other.content, in: MergeContext(mine: version, theirs: other.version))
        }
        latestStamp = max(latestStamp, other.latestStamp)
        for theirs in other.log.histories where theirs.lastCounter > version[theirs.replica] {
            adopt(theirs)
        }
        version.merge(other.version)
        partlyUnread += other.partlyUnread.filter { !partlyUnread.contains($0) }
        _ = applyParked()
        internalCheck(_invariantCheck())
    }

    /// Continues a replica's history with what the other document has of it, or begins it anew where there is a gap.
    private mutating func adopt(_ theirs: ChangeHistory) {
        let seen = version[theirs.replica]
        if seen == 0 || theirs.base > seen { return log.replace(theirs) }
        for change in theirs.changes(after: seen) { log.append(change) }
    }

    /// A copy for another replica, which may then be edited beside this one.
    public func fork(as replica: ReplicaID) -> Document {
        precondition(replica != self.replica, "a fork needs an identity of its own")
        var copy = Document(replica: replica, clock: physical, maximumParkedSize: parked.maximumSize)
        copy.content = content
        copy.core = core.forked(as: replica)
        copy.parked = parked
        copy.unreadable = unreadable
        copy.partlyUnread = partlyUnread
        copy.equivocations = equivocations
        return copy
    }
}
