/// What a document keeps beside its root: the same for every type of root, so that none of it is generic.
@usableFromInline
struct DocumentCore: Sendable {
    @usableFromInline
    let replica: ReplicaID
    let physical: PhysicalClock
    var clock = HybridLogicalClock()
    var log = ChangeLog()

    /// What has been applied.
    private(set) var version = VersionVector()

    /// The greatest counter of the version.
    private var maximumCounter: UInt64 = 0

    /// What of others had been seen when this replica's last change was made: the next one depends on what came since.
    private var dependedOn = VersionVector()

    /// Whether anything of others may have come since this replica's last change.
    private var hasNews = false

    /// The latest stamp of anything applied; with ``DriftPolicy/clamp`` it can be ahead of the clock.
    var latestStamp = HybridTimestamp.zero

    /// Where the operations of a change are written; kept for its room.
    @usableFromInline
    var scratch = WireWriter(replicas: [], base: 0, depth: 1)

    /// The author of the last change from elsewhere, as a table of replicas.
    private var authorTable: [ReplicaID] = []

    init(replica: ReplicaID, physical: PhysicalClock) {
        self.replica = replica
        self.physical = physical
    }
}

extension DocumentCore {
    @usableFromInline
    mutating func beginEdit() -> EditSession {
        let stamp = max(clock.next(at: physical.milliseconds), latestStamp.successor)
        return EditSession(replica: replica, nextCounter: maximumCounter + 1, stamp: stamp)
    }

    /// Readies ``scratch`` for the operations of the change.
    @usableFromInline
    mutating func beginWriting(_ session: EditSession) {
        // What is nested too deeply to be saved must not become a change: a document's state is one value deeper.
        scratch.beginChange(by: replica, base: session.nextCounter)
    }

    /// Makes what was written to ``scratch`` a change of this replica's.
    /// - Parameter ids: how many it takes; nothing was done if none.
    @usableFromInline
    mutating func commit(_ session: EditSession, ids: UInt64) {
        if ids == 0 { return }
        let context = hasNews || scratch.replicas.count > 1 ? makeContext() : nil
        log.append(
            replica,
            firstCounter: session.nextCounter,
            ids: ids,
            stamp: session.stamp,
            context: context,
            operations: scratch.buffer
        )
        finish(session, ids)
    }

    /// Makes a keystroke a change of this replica's.
    @usableFromInline
    mutating func commit(_ session: EditSession, _ keystroke: Keystroke) {
        let isAdded =
            !hasNews
            && log.extend(replica, by: keystroke, firstCounter: session.nextCounter, stamp: session.stamp)
        if isAdded {
            finish(session, 1)
        } else {
            beginWriting(session)
            keystroke.write(to: &scratch.buffer)
            commit(session, ids: 1)
        }
    }

    @inline(__always)
    private mutating func finish(_ session: EditSession, _ ids: UInt64) {
        // A clamped stamp from elsewhere is outbid by this change, but must not carry the clock along.
        if latestStamp <= clock.latest { clock.advance(to: session.stamp) }
        note(replica, lastCounter: session.nextCounter + (ids - 1), session.stamp)
        if hasNews || dependedOn.isEmpty { dependedOn = version }
        hasNews = false
    }

    private func makeContext() -> ChangeContext? {
        var context = ChangeContext()
        if hasNews {
            context.dependencies.entries = version.entries.filter {
                $0.replica != replica && $0.counter > dependedOn[$0.replica]
            }
        }
        context.otherReplicas = Array(scratch.replicas.dropFirst())
        return context.isEmpty ? nil : context
    }

    /// A reader of a change's operations.
    @usableFromInline
    mutating func operationReader(of change: Change) -> WireReader {
        if authorTable.first != change.author { authorTable = [change.author] }
        return change.operationReader(at: version, table: authorTable)
    }

    /// Takes note of a change from elsewhere that the content now includes.
    mutating func record(_ change: Change) {
        log.append(change)
        note(change.author, lastCounter: change.lastCounter, change.stamp)
        hasNews = true
    }

    /// A keystroke from elsewhere, and what the physical clock said when it came.
    @usableFromInline
    struct Arrival {
        @usableFromInline
        let keystroke: Keystroke

        let milliseconds: UInt64
    }

    /// What a change types or erases, if it is its author's next and could be refused for nothing else.
    ///
    /// Changes nothing; were it not mutating, the compiler would copy the core for it.
    @usableFromInline
    mutating func nextKeystroke(_ change: Change) -> Arrival? {
        let milliseconds = physical.milliseconds
        guard version[change.author] == change.previousCounter,
            change.id.counter > change.previousCounter, change.id.counter <= maximumCounter + 1,
            change.id.counter <= OperationID.maximumCounter,
            clock.follows(change.stamp, at: milliseconds), let keystroke = change.keystroke
        else { return nil }
        return Arrival(keystroke: keystroke, milliseconds: milliseconds)
    }

    /// Takes note of a keystroke from elsewhere that the content now includes.
    @usableFromInline
    mutating func record(_ change: Change, _ arrival: Arrival) {
        clock.follow(change.stamp, at: arrival.milliseconds)
        let isAdded = log.extend(
            change.author,
            by: arrival.keystroke,
            firstCounter: change.id.counter,
            stamp: change.stamp
        )
        if !isAdded { log.append(change) }
        note(change.author, lastCounter: change.id.counter, change.stamp)
        hasNews = true
    }

    /// Whether a change with this first id would be its author's next, and an ordinary one at that.
    func isNext(_ id: OperationID) -> Bool {
        version[id.replica] == id.counter - 1 && id.counter <= maximumCounter + 1
    }

    /// Takes note of keystrokes from elsewhere that the content now includes.
    mutating func record(_ keystrokes: Keystrokes, from first: OperationID, _ stamps: ArraySlice<UInt64>) {
        var counter = first.counter
        for (index, stamp) in stamps.enumerated() {
            log.append(first.replica, keystrokes[index], firstCounter: counter, stamp: HybridTimestamp(rawValue: stamp))
            counter += 1
        }
        let latest = HybridTimestamp(rawValue: stamps.max() ?? 0)
        clock.follow(latest, at: physical.milliseconds)
        note(first.replica, lastCounter: counter - 1, latest)
        hasNews = true
    }

    @inline(__always)
    private mutating func note(_ author: ReplicaID, lastCounter: UInt64, _ stamp: HybridTimestamp) {
        version.advance(author, to: lastCounter)
        maximumCounter = max(maximumCounter, lastCounter)
        latestStamp = max(latestStamp, stamp)
    }

    /// This replica's last change.
    @usableFromInline
    var lastChange: Change? {
        guard let history = log[replica], history.count > 0 else { return nil }
        return history.change(at: history.lastCounter)
    }

    /// Takes over another version, after a merge of states or when a document is opened.
    mutating func setVersion(_ newVersion: VersionVector) {
        version = newVersion
        maximumCounter = newVersion.maximumCounter
        hasNews = true
    }

    /// What had been seen when this replica's last change was made, that change included.
    var seenAtLastChange: VersionVector {
        get {
            if dependedOn.isEmpty { return dependedOn }
            var seen = dependedOn
            seen[replica] = version[replica]
            return seen
        }
        set {
            dependedOn = newValue
            hasNews = true
        }
    }

    /// The same for another replica, which has made no change yet.
    func forked(as replica: ReplicaID) -> DocumentCore {
        var fork = DocumentCore(replica: replica, physical: physical)
        fork.clock = clock
        fork.log = log
        fork.setVersion(version)
        fork.latestStamp = latestStamp
        return fork
    }

    /// Whether a change can be next, as far as counters go: they grow with what was seen, so a change can't be ahead of
    /// everything seen and its own operations.
    func admitsCounter(of change: Change) -> Bool {
        change.id.counter <= change.greatestSeen + 1 || change.id.counter <= maximumCounter + 1
    }
}
