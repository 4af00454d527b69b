/// Explaining what became of concurrent writes.
extension Document {
    /// Every place where writes met that had not seen each other, and that nobody has written since, in the order of the first
    /// write at each: with all values, their authors and times, and which rule decided.
    ///
    /// They are made up from history, so that the value which lost in an ``LWWRegister`` is here for as long as history holds
    /// it. Counters, texts and arrays merge what is concurrent and are not listed. O(h) for h changes in history.
    public var conflicts: [Conflict] {
        var trace = WriteTrace()
        var seen: [ReplicaID: VersionVector] = [:]
        for change in log.changes(missingFrom: CausalContext(log.base)) ?? [] {
            var past = seen[change.author] ?? log.base
            past.merge(change.dependencies)
            trace.seen = past
            past.advance(change.author, to: change.lastCounter)
            seen[change.author] = past
            var reader = change.operationReader(at: version)
            // What can't be read here, a later version wrote.
            try? Root.noteWrites(
                from: &reader,
                by: Authorship(id: change.id, stamp: change.stamp),
                in: &trace
            )
        }
        return trace.conflicts
    }

    /// Decides a conflict for one of its sides: writes it once more, so that it follows all of them.
    ///
    /// To decide for something else, write that; every write follows all that this replica has seen.
    /// - Returns: the change, or nil if the place is gone.
    @discardableResult
    public mutating func resolve(_ conflict: Conflict, for side: ConflictSide) -> Change? {
        edit { root in
            _ = root.write(side.value, at: conflict.path.parts[...])
        }
    }
}
