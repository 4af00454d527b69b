/// Looking back: what a document held at an earlier version.
extension Document {
    /// What the document held when it had seen a version, such as one kept from ``version``, or the dependencies of a change.
    ///
    /// History is replayed: O(h) for h changes up to there.
    /// - Throws: ``DocumentError/historyTrimmed(_:)`` when history no longer begins at the beginning;
    ///   ``DocumentError/noSuchVersion(_:)`` for a version at which no replica ever stood.
    public func value(at version: VersionVector) throws(DocumentError) -> Root {
        try past(at: version, for: replica).content
    }

    /// A copy of the document as it was at a version, for another replica: a branch, to be edited beside this document and
    /// merged back. O(h) for h changes up to there.
    /// - Throws: as ``value(at:)``.
    public func fork(as replica: ReplicaID, at version: VersionVector) throws(DocumentError) -> Document {
        precondition(replica != self.replica, "a fork needs an identity of its own")
        return try past(at: version, for: replica)
    }

    /// What changed for a user from one version to another, which may be the earlier one. O(h) for h changes up to there.
    /// - Throws: as ``value(at:)``.
    public func patches(
        from earlier: VersionVector,
        to later: VersionVector
    ) throws(DocumentError) -> [Root.Patch] {
        try value(at: later).patches(since: value(at: earlier))
    }

    /// The change that holds an operation: who made it, when, and having seen what. O(log n).
    /// - Parameter id: of an operation, or of an element, whose id is that of the operation that inserted it.
    /// - Returns: nil when history does not hold it.
    public func change(containing id: OperationID) -> Change? {
        log[id.replica]?.change(at: id.counter)
    }

    private func past(at version: VersionVector, for replica: ReplicaID) throws(DocumentError) -> Document {
        guard log.isComplete else { throw .historyTrimmed(log.base) }
        var past = Document(replica: replica, clock: physical)
        // Nothing of what was once accepted is refused for its stamp.
        past.core.clock = core.clock
        var histories: [ChangeHistory] = []
        for entry in version.entries {
            guard let history = log[entry.replica]?.prefix(through: entry.counter) else {
                throw .noSuchVersion(version)
            }
            histories.append(history)
        }
        try past.apply(histories)
        guard past.version == version else { throw .noSuchVersion(version) }
        return past
    }
}
