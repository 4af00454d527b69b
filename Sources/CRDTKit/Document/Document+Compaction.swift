extension Document {
    /// Forgets the history that every replica has, and, while all replicas are equal, what was only kept for replicas that
    /// had not seen a removal.
    ///
    /// Forgetting a tombstone too early would misplace a late insertion or bring back what was removed. It is safe when
    /// nothing can come any more that was made without knowing of the removal: every replica has seen all that is here
    /// (so its next edit knows), and all that it had seen is here (so no earlier edit of its is under way). That is when
    /// all versions equal this document's. Until the other replicas do the same, they differ from this one in what they
    /// remember, and so in ``contentDigest`` and `==`, but not in what a user sees. A replica from before the cut in history is served with a ``snapshot(using:)``.
    /// - Parameter versions: the version that each *other* replica that may ever edit this document last acknowledged. A
    ///   replica that is left out and edits later may be unable to exchange changes.
    /// - Throws: ``DocumentError/holdsUnreadableChanges`` while changes are held that only a later version can read.
    public mutating func compact(versions: [VersionVector]) throws(DocumentError) {
        guard !needsNewerVersion else { throw .holdsUnreadableChanges }
        log.trim(through: versions.reduce(version) { $0.intersection($1) })
        if parked.isEmpty && versions.allSatisfy({ $0 == version }) { content.compact() }
        internalCheck(_invariantCheck())
    }
}

extension Document {
    /// Forgets as much as ``compact(versions:)`` does, for the members of a document.
    /// - Parameter members: who may edit, this replica or not, and what each is known to have seen. Others rejoin, see
    ///   ``rejoin(snapshot:codecs:)``.
    /// - Throws: as ``compact(versions:)``.
    public mutating func compact(for members: Membership) throws(DocumentError) {
        try compact(versions: members.versions(without: replica))
    }

    /// Lets go of the history of what is included in a version, whoever may still need it: tombstones stay, so states can be
    /// merged as ever.
    ///
    /// Replicas that lack some of it are served with a ``snapshot(using:)``, as a ``SyncSession`` does by itself; the past
    /// before the version can't be looked at any more. O(h) for h changes in history.
    /// - Throws: ``DocumentError/holdsUnreadableChanges`` while changes are held that only a later version can read.
    public mutating func trimHistory(through version: VersionVector) throws(DocumentError) {
        guard !needsNewerVersion else { throw .holdsUnreadableChanges }
        log.trim(through: version)
    }

    /// Takes in a snapshot of replicas that have compacted without this one, so that it can go on among them.
    ///
    /// What they removed is gone here, too; what this replica has done meanwhile stays. Its own changes may refer to what they
    /// have forgotten, so they are not handed out any more: others take in a ``snapshot(using:)`` of this document instead, as
    /// a ``SyncSession`` does by itself. Steps counted meanwhile under a key of a map that they have removed and forgotten are
    /// lost with it.
    /// - Parameters:
    ///   - bytes: what ``snapshot(using:)`` gave.
    ///   - codecs: those that may have compressed it.
    /// - Throws: ``DocumentError`` when the bytes are damaged or can't be taken in; nothing has changed then.
    public mutating func rejoin(snapshot bytes: [UInt8], codecs: BodyCodecs = []) throws(DocumentError) {
        try merge(snapshot: bytes, codecs: codecs)
        if !needsNewerVersion { log.trim(through: version) }
    }
}
