extension Document {
    /// Groups edits into one change, as ``edit(_:)`` does, and records how to take it back.
    ///
    /// What is edited is copied once, since what was there before is looked at.
    /// - Returns: the change, ready to be sent, or nil if nothing was edited.
    @discardableResult
    public mutating func edit<Failure: Error>(
        recording history: inout UndoHistory<Root>,
        _ body: (inout Root) throws(Failure) -> Void
    ) throws(Failure) -> Change? {
        let version = version
        guard let undo = try editReversibly(body) else { return nil }
        history.record(undo, since: version, at: core.clock.latest.milliseconds)
        return core.lastChange
    }

    /// Takes back the last group of edits that still has an effect; see ``UndoHistory``.
    /// - Returns: the change that does so, ready to be sent, or nil if there was nothing to undo.
    @discardableResult
    public mutating func undo(_ history: inout UndoHistory<Root>) -> Change? {
        turnBack(&history, from: \.done, to: \.undone)
    }

    /// Does again what was undone last; see ``UndoHistory``.
    /// - Returns: the change that does so, ready to be sent, or nil if there was nothing to redo.
    @discardableResult
    public mutating func redo(_ history: inout UndoHistory<Root>) -> Change? {
        turnBack(&history, from: \.undone, to: \.done)
    }

    /// Takes back the last group of one list that still has an effect, and adds to the other what takes that back.
    private mutating func turnBack(
        _ history: inout UndoHistory<Root>,
        from list: WritableKeyPath<UndoHistory<Root>, [UndoHistory<Root>.Group]>,
        to opposite: WritableKeyPath<UndoHistory<Root>, [UndoHistory<Root>.Group]>
    ) -> Change? {
        history.endGroup()
        while let group = history[keyPath: list].popLast() {
            guard let reversal = takeBack(group, &history.identities) else { continue }
            history[keyPath: opposite].append(reversal)
            return core.lastChange
        }
        return nil
    }

    private mutating func takeBack(
        _ group: UndoHistory<Root>.Group,
        _ identities: inout UndoIdentities
    ) -> UndoHistory<Root>.Group? {
        let version = version
        identities.note(removals(since: group.version))
        let undo = editReversibly { root in
            for step in group.steps.reversed() { root.takeBack(step, &identities) }
        }
        return undo.map { UndoHistory.Group(steps: [$0], version: version, time: group.time) }
    }

    /// What others have removed from texts and arrays in changes that a version had not seen; nothing if history lacks them.
    /// O(h) for h such changes.
    private func removals(since version: VersionVector) -> [WriteTrace.Removal] {
        var trace = WriteTrace.ofRemovals
        let changes = log.changes(missingFrom: CausalContext(version)) ?? []
        for change in changes where change.author != replica {
            var reader = change.operationReader(at: self.version)
            // What can't be read here, a later version wrote.
            try? Root.noteWrites(from: &reader, by: Authorship(id: change.id, stamp: change.stamp), in: &trace)
        }
        return trace.removals ?? []
    }

    /// Edits, and says what takes that back; nil if nothing was edited.
    private mutating func editReversibly<Failure: Error>(
        _ body: (inout Root) throws(Failure) -> Void
    ) throws(Failure) -> Root.Undo? {
        let earlier = content
        let session = core.beginEdit()
        content.beginEdit(session)
        do throws(Failure) {
            try body(&content)
        } catch {
            content = earlier
            throw error
        }
        let operations = content.endEdit(session)
        if operations.isEmpty { return nil }
        core.beginWriting(session)
        Root.encode(operations, to: &core.scratch)
        core.commit(session, ids: Root.idCount(of: operations))
        let first = OperationID(counter: session.nextCounter, replica: session.replica)
        return content.undo(of: operations, by: Authorship(id: first, stamp: session.stamp), since: earlier)
    }
}
