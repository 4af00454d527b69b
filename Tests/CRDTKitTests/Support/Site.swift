import CRDTKit

/// A replica of one value, which does by hand what a document does: edits, changes in causal order, state merges.
struct Site<Root: InitializableReplicated>: Sendable {
    let replica: ReplicaID
    var root = Root()
    var version = VersionVector()
    var clock = HybridLogicalClock()
    private(set) var parked: [Packet] = []

    init(_ replica: ReplicaID) {
        self.replica = replica
    }
}

extension Site {
    /// Edits the value at a physical time in milliseconds; nil when nothing was recorded.
    @discardableResult
    mutating func edit(at milliseconds: UInt64 = 0, _ body: (inout Root) throws -> Void) rethrows -> Packet? {
        let stamp = clock.next(at: milliseconds)
        let first = OperationID(counter: version.maximumCounter + 1, replica: replica)
        let session = EditSession(replica: replica, nextCounter: first.counter, stamp: stamp)
        root.beginEdit(session)
        try body(&root)
        let hasRecorded = root.hasRecordedOperations
        let operations = root.endEdit(session)
        precondition(hasRecorded == !operations.isEmpty, "what is recorded is handed over")
        if operations.isEmpty { return nil }
        let count = Root.idCount(of: operations)
        precondition(count >= 1, "an operation takes an id")
        var writer = WireWriter(replicas: [replica], base: first.counter)
        Root.encode(operations, to: &writer)
        let packet = Packet(
            id: first,
            count: count,
            stamp: stamp,
            dependencies: version,
            replicas: writer.replicas,
            bytes: writer.bytes
        )
        _ = clock.tick(at: milliseconds)
        version[replica] = first.counter + count - 1
        return packet
    }

    /// Takes in a change, or parks it until what it depends on is there.
    mutating func receive(_ packet: Packet) throws {
        parked.append(packet)
        while let index = parked.firstIndex(where: { $0.dependencies.isIncluded(in: version) }) {
            let packet = parked.remove(at: index)
            if !version.contains(packet.id) { try apply(packet) }
        }
        parked.removeAll { version.contains($0.id) }
    }

    mutating func receive(_ packets: [Packet?]) throws {
        for case let packet? in packets { try receive(packet) }
    }

    private mutating func apply(_ packet: Packet) throws {
        var reader = packet.reader
        let operations = try root.decodeOperations(from: &reader, by: packet.authorship)
        try reader.finish()
        precondition(Root.idCount(of: operations) == packet.count, "both sides count the same ids")
        root.apply(operations, by: packet.authorship)
        version[packet.id.replica] = packet.id.counter + packet.count - 1
        try clock.receive(packet.stamp, at: 0)
    }

    /// Takes in another replica's state.
    mutating func merge(_ other: Site) {
        root.merge(other.root, in: MergeContext(mine: version, theirs: other.version))
        version.merge(other.version)
        _ = try? clock.receive(other.clock.latest, at: 0)
    }

    func merging(_ other: Site) -> Site {
        var result = self
        result.merge(other)
        return result
    }

    var encoded: (bytes: [UInt8], replicas: [ReplicaID]) {
        var writer = WireWriter(base: version.maximumCounter)
        root.encodeState(to: &writer)
        return (writer.bytes, writer.replicas)
    }

    /// The value written and read back.
    func decoded() throws -> Root {
        let (bytes, replicas) = encoded
        var reader = WireReader(bytes, replicas: replicas, base: version.maximumCounter)
        var root = Root()
        try root.decodeState(from: &reader)
        return root
    }

    /// Whether the other has the same value, and writes it the same.
    func agrees(with other: Site) -> Bool {
        root == other.root && encoded == other.encoded && version == other.version
    }
}
