extension Document {
    /// Forgets the history that every known replica has, and, once everything here is known everywhere, what was only kept
    /// for replicas that had not seen a removal.
    ///
    /// `stable` is what *every* replica that may ever edit this document is known to have applied: the
    /// ``VersionVector/intersection(_:)`` of their versions. Dropping a tombstone earlier could place a late insert wrongly
    /// or bring back what was removed, so tombstones go only when `stable` includes this document's whole version.
    /// A replica from before the cut is served with a ``snapshot()``.
    /// - Throws: ``DocumentError/holdsUnreadableChanges`` while changes are held that only a later version can read.
    public mutating func compact(stable: VersionVector) throws(DocumentError) {
        guard !needsNewerVersion else { throw .holdsUnreadableChanges }
        log.trim(through: stable.intersection(version))
        if version.isIncluded(in: stable) && parked.isEmpty { content.compact() }
    }
}
