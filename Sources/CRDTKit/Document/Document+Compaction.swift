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
