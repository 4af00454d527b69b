import CRDTKit

/// A simulated replica that takes part in replication through one endpoint; what differs is how it edits.
protocol EndpointReplica: SimulatedReplica {
    associatedtype Root: InitializableReplicated

    var endpoint: Endpoint<Root> { get set }
}

extension EndpointReplica {
    static var standsBackups: Bool { true }

    static var messageKinds: [String] { EndpointMessageKind.names }

    static func kind(of message: [UInt8]) -> Int { EndpointMessageKind.counted(message) }

    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox<[UInt8]>
    ) throws(Violation) -> Bool {
        try endpoint.receive(message, from: sender, outbox: &outbox)
    }

    mutating func tick(at time: Int64, outbox: inout Outbox<[UInt8]>) throws(Violation) {
        try endpoint.tick(at: time, outbox: &outbox)
    }

    func nextTick(after time: Int64) -> Int64? { endpoint.nextTick(after: time) }

    mutating func setClock(_ milliseconds: UInt64) { endpoint.clock.milliseconds = milliseconds }

    mutating func restart(at time: Int64, copy: Int) throws(Violation) {
        try endpoint.restart(at: time, copy: copy)
    }

    func survives(_ damage: DiskDamage, over older: Self) throws(Violation) -> Bool {
        try endpoint.survives(damage, over: older.endpoint)
    }

    /// Of what a user sees where replicas may have forgotten different things.
    var contentDigest: UInt64 {
        endpoint.seat.habits.compacts ? Fingerprint.digest(of: contentDescription) : endpoint.document.contentDigest
    }
    var versionDigest: UInt64 { endpoint.versionDigest }
    var stateDigest: UInt64 { endpoint.stateDigest }
    var encodingDigest: UInt64? { endpoint.seat.habits.compacts ? nil : endpoint.document.snapshot().digest }
    var versionDescription: String { endpoint.versionDescription }
    var contentDescription: String { "\(endpoint.document.root)" }
    var encodedSize: Int { endpoint.document.encoded().count }
}
