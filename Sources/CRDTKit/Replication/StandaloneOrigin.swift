/// The replica, version and clock of a replicated value that is used on its own, without a document.
@usableFromInline
struct StandaloneOrigin: Sendable {
    let replica: ReplicaID
    let physical: PhysicalClock
    private(set) var version = VersionVector()
    private(set) var clock = HybridLogicalClock()

    init(replica: ReplicaID, clock: PhysicalClock) {
        self.replica = replica
        physical = clock
    }

    init(replica: ReplicaID, clock: PhysicalClock, version: VersionVector, latest: HybridTimestamp) {
        self.init(replica: replica, clock: clock)
        self.version = version
        self.clock = HybridLogicalClock(latest: latest)
    }
}

extension StandaloneOrigin {
    /// What another replica begins with that takes over the content.
    func continued(as replica: ReplicaID) -> StandaloneOrigin {
        StandaloneOrigin(replica: replica, clock: physical, version: version, latest: clock.latest)
    }

    var session: EditSession {
        EditSession(
            replica: replica,
            nextCounter: version.maximumCounter + 1,
            stamp: clock.next(at: physical.milliseconds)
        )
    }

    mutating func mint(_ count: Int) -> Authorship {
        var session = session
        let authorship = session.mint(count)
        clock.advance(to: session.stamp)
        version[replica] = session.nextCounter - 1
        return authorship
    }

    mutating func skip(to counter: UInt64) {
        if counter > version.maximumCounter + 1 {
            clock.advance(to: clock.next(at: physical.milliseconds))
            version[replica] = counter - 1
        }
    }

    mutating func observe(_ other: StandaloneOrigin) {
        version.merge(other.version)
        clock.advance(to: other.clock.latest)
    }

    func encode(to writer: inout WireWriter) {
        writer.write(replica)
        version.encode(to: &writer)
        writer.write(clock.latest)
    }

    /// Opens a saved value of a type, up to its state.
    @usableFromInline
    static func open(
        _ bytes: [UInt8],
        as type: WireType,
        clock: PhysicalClock,
        codecs: BodyCodecs
    ) throws(WireError) -> (WireReader, StandaloneOrigin) {
        var reader = try WireContainer.open(bytes, as: .value, codecs: codecs)
        let origin = try StandaloneOrigin(from: &reader, clock: clock)
        guard try reader.readByte() == type.rawValue else { throw reader.failure(.unexpectedKind) }
        reader.scope = WireScope(version: origin.version, latestStamp: origin.clock.latest)
        return (reader, origin)
    }

    init(from reader: inout WireReader, clock: PhysicalClock) throws(WireError) {
        let replica = try reader.readReplica()
        let version = try VersionVector(from: &reader)
        self.init(replica: replica, clock: clock, version: version, latest: try reader.readStamp())
    }
}
