/// The part of a saved document that belongs to this copy alone: its identity, its clock and what it could not apply yet.
struct DocumentLocalState {
    /// How many equivocations are kept, and so read.
    static let maximumEquivocations = 100

    let replica: ReplicaID
    let clock: HybridLogicalClock
    let dependedOn: VersionVector
    let parked: [Change]
    let unreadable: [Change]
    let partlyUnread: [OperationID]
    let equivocations: [Equivocation]

    init<Root>(_ document: Document<Root>) {
        replica = document.replica
        clock = document.clock
        dependedOn = document.core.seenAtLastChange
        parked = document.parked.changes
        unreadable = document.unreadable
        partlyUnread = document.partlyUnread
        equivocations = document.equivocations
    }
}

extension DocumentLocalState {
    func encode(to writer: inout WireWriter) {
        writer.write(replica)
        writer.write(fixed: clock.latest.rawValue)
        writer.write(clock.maximumDrift)
        writer.write(byte: clock.policy == .reject ? 0 : 1)
        dependedOn.encode(to: &writer)
        Change.encode(parked, to: &writer)
        Change.encode(unreadable, to: &writer)
        writer.write(count: partlyUnread.count)
        for id in partlyUnread { writer.write(id) }
        writer.write(count: equivocations.count)
        for equivocation in equivocations {
            writer.write(equivocation.replica)
            writer.write(equivocation.counter)
            Change.encode(equivocation.local.map { [$0] } ?? [], to: &writer)
            Change.encode(equivocation.remote.map { [$0] } ?? [], to: &writer)
        }
    }

    init(from reader: inout WireReader) throws(WireError) {
        replica = try reader.readReplica()
        let latest = HybridTimestamp(rawValue: try reader.readFixed())
        guard latest <= .maximumAccepted else { throw reader.failure(.invalid("timestamp")) }
        let drift = try reader.readUInt64()
        let policy: DriftPolicy = try Bool(from: &reader) ? .clamp : .reject
        clock = HybridLogicalClock(latest: latest, maximumDrift: drift, policy: policy)
        dependedOn = try VersionVector(from: &reader)
        parked = try Change.decode(from: &reader)
        unreadable = try Change.decode(from: &reader)
        var ids: [OperationID] = []
        for _ in 0..<(try reader.readCount(minimumSize: 2)) { ids.append(try reader.readID()) }
        partlyUnread = ids
        var pairs: [Equivocation] = []
        let count = try reader.readCount(minimumSize: 4)
        guard count <= Self.maximumEquivocations else { throw reader.failure(.invalid("number of equivocations")) }
        for _ in 0..<count {
            let replica = try reader.readReplica()
            let counter = try reader.readUInt64()
            let local = try Change.decode(from: &reader)
            let remote = try Change.decode(from: &reader)
            pairs.append(Equivocation(replica: replica, counter: counter, local: local.first, remote: remote.first))
        }
        equivocations = pairs
    }
}
