extension Document {
    /// Takes in a change from elsewhere, in any order and any number of times.
    ///
    /// A change is applied once and whole. One that depends on changes that have not come yet is parked, and applied right
    /// after them.
    /// - Returns: what was applied, or that it is parked or known already.
    /// - Throws: ``DocumentError`` when the change is refused; the document is then as it was before, but for the error's
    ///   side being kept where the error says so. Parked changes whose turn comes with this one and that are refused are
    ///   listed in ``refusals``; they hold up no others.
    @inlinable
    @discardableResult
    public mutating func apply(_ change: Change) throws(DocumentError) -> ApplyResult {
        if applyKeystroke(change) {
            return .applied(AppliedChanges(change, hasParked ? applyParked(after: change.author) : []))
        }
        return try applyClosely(change)
    }

    /// Takes in a change of which nothing is known yet.
    @inlinable
    mutating func applyClosely(_ change: Change) throws(DocumentError) -> ApplyResult {
        if let result = try setAside(change) { return result }
        try applyReady(change)
        return .applied(AppliedChanges(change, hasParked ? applyParked(after: change.author) : []))
    }

    /// Parks a change that came too early.
    /// - Returns: what became of a change that is known already or parked; nil if it is to be applied.
    @usableFromInline
    mutating func setAside(_ change: Change) throws(DocumentError) -> ApplyResult? {
        if try isKnown(change) { return .duplicate }
        return change.isReady(at: version) ? nil : try park(change)
    }

    @usableFromInline
    var hasParked: Bool { !parked.isEmpty }

    /// Applies the parked changes that the version is ready for, and lists those that are refused.
    /// - Parameter author: the only one of whom anything came since this was last called; nil for any.
    /// - Returns: the changes that were applied, in order.
    @usableFromInline
    mutating func applyParked(after author: ReplicaID? = nil) -> [Change] {
        var applied: [Change] = []
        parked.wake(by: author)
        if author != nil { parked.wake(by: replica) }
        while let next = parked.takeReady(version) {
            do throws(DocumentError) {
                if try isKnown(next) { continue }
                try applyReady(next)
                applied.append(next)
            } catch {
                if refusals.count < Self.maximumRefusals { refusals.append(error) }
            }
        }
        return applied
    }

    /// Hands over and forgets why parked changes were refused; their senders still have them.
    public mutating func takeRefusals() -> [DocumentError] {
        defer { refusals = [] }
        return refusals
    }

    /// Takes in changes from elsewhere, in any order and any number of times.
    /// - Returns: those that were applied, in order, parked ones included.
    /// - Throws: the first ``DocumentError``, of these changes or of parked ones whose turn came with them, after the others
    ///   were taken in.
    @inlinable
    @discardableResult
    public mutating func apply(_ changes: some Sequence<Change>) throws(DocumentError) -> [Change] {
        var applied: [Change] = []
        applied.reserveCapacity(changes.underestimatedCount)
        var failure: DocumentError?
        let listed = refusals.count
        for change in changes { take(change, &applied, &failure) }
        if let failure = failure ?? refusals.dropFirst(listed).first { throw failure }
        return applied
    }

    /// Takes in one of many changes, and adds what is applied and the first error to those so far.
    @inlinable
    mutating func take(_ change: Change, _ applied: inout [Change], _ failure: inout DocumentError?) {
        if applyKeystroke(change) {
            applied.append(change)
            if hasParked { applied += applyParked(after: change.author) }
            return
        }
        do throws(DocumentError) {
            if case .applied(let more) = try applyClosely(change) { applied += more }
        } catch {
            failure = failure ?? error
        }
    }

    /// Applies a change that is the next keystroke of its author, as nearly all changes of a text are, without reading its
    /// operations as one reads any.
    /// - Returns: false, with nothing changed, if it is no such change or must be looked at closely.
    @inlinable
    mutating func applyKeystroke(_ change: Change) -> Bool {
        guard unreadable.isEmpty, let arrival = core.nextKeystroke(change),
            content.apply(arrival.keystroke, by: Authorship(id: change.id, stamp: change.stamp))
        else { return false }
        core.record(change, arrival)
        finish(change, arrival)
        return true
    }

    @usableFromInline
    mutating func finish(_ change: Change, _ arrival: DocumentCore.Arrival) {
        note(change.stamp.lead(over: arrival.milliseconds), of: change.author)
        internalCheck(_invariantCheck(of: change.author))
    }

    /// Whether the change was applied, is kept unread or is parked already.
    private mutating func isKnown(_ change: Change) throws(DocumentError) -> Bool {
        let seen = version[change.author]
        if change.lastCounter > seen && change.previousCounter >= seen {
            guard let held = unreadable.first(where: { $0.author == change.author }) else { return false }
            if held == change { return true }
            guard change.previousCounter == held.previousCounter else { return false }
            throw equivocation(
                Equivocation(replica: change.author, counter: change.id.counter, local: held, remote: change)
            )
        }
        // It overlaps what was applied, so it must be that very change.
        guard let history = log[change.author], change.lastCounter > history.base else { return true }
        let local = history.change(endingAfter: change.id.counter - 1)
        if local == change { return true }
        throw equivocation(
            Equivocation(replica: change.author, counter: change.id.counter, local: local, remote: change)
        )
    }

    /// Takes note of an equivocation, once, and of so many at most: a forger could make them up without end.
    mutating func equivocation(_ equivocation: Equivocation) -> DocumentError {
        if equivocations.count < Self.maximumEquivocations && !equivocations.contains(equivocation) {
            equivocations.append(equivocation)
        }
        return .equivocation(equivocation)
    }

    private mutating func park(_ change: Change) throws(DocumentError) -> ApplyResult {
        if let other = parked.change(change.id) {
            if other == change { return .parked(missing: change.missing(from: version)) }
            throw equivocation(
                Equivocation(replica: change.author, counter: change.id.counter, local: other, remote: change)
            )
        }
        guard parked.park(change) else { throw .bufferFull(change.id) }
        return .parked(missing: change.missing(from: version))
    }

    /// Applies a change whose dependencies are all there.
    ///
    /// Like all that applies changes it is compiled in the app, where the root's type is known.
    @inlinable
    mutating func applyReady(_ change: Change) throws(DocumentError) {
        let clock = try clock(following: change)
        var reader = core.operationReader(of: change)
        do throws(WireError) {
            let authorship = Authorship(id: change.id, stamp: change.stamp)
            try content.apply(from: &reader, ids: change.count, by: authorship)
        } catch {
            throw refusal(of: change, error)
        }
        finish(change, clock, reader)
    }

    /// The clock as it will be when a change is applied.
    @usableFromInline
    mutating func clock(following change: Change) throws(DocumentError) -> HybridLogicalClock {
        guard core.admitsCounter(of: change) else {
            throw .malformed(change.id, WireError(.invalid("operation counter"), at: 0))
        }
        var clock = core.clock
        do throws(ClockDriftError) {
            let drift = try clock.receive(change.stamp, at: physical.milliseconds)
            note(drift, of: change.author)
        } catch {
            throw .clockDrift(change.id, error)
        }
        return clock
    }

    /// Why a change is not applied whose operations can't be; it is kept if a later version of the app may be able to.
    @usableFromInline
    mutating func refusal(of change: Change, _ error: WireError) -> DocumentError {
        guard case .unknown = error.reason else { return .malformed(change.id, error) }
        if !unreadable.contains(change) { unreadable.append(change) }
        return .needsNewerVersion(change.id, error)
    }

    /// Takes note of a change that the content now includes.
    /// - Parameter reader: knows whether there were fields among it that this version doesn't know.
    @usableFromInline
    mutating func finish(_ change: Change, _ clock: HybridLogicalClock, _ reader: WireReader) {
        core.clock = clock
        core.record(change)
        internalCheck(_invariantCheck(of: change.author))
        if !reader.unknown.isEmpty { partlyUnread.append(change.id) }
    }

    /// Takes note of how far ahead a replica's stamp is, if that is farther than ever.
    mutating func note(_ drift: UInt64, of replica: ReplicaID) {
        // Most stamps are ahead by nothing or by as much as the one before.
        if drift == 0 || (drift <= latestDrift.milliseconds && latestDrift.replica == replica) { return }
        let greatest = max(drift, observedDrift(of: replica))
        observedDrift[replica] = greatest
        latestDrift = (replica, greatest)
    }
}
