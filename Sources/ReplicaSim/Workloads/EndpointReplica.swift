import CRDTKit

/// A simulated replica that takes part in replication through one endpoint; what differs is how it edits.
protocol EndpointReplica: SimulatedReplica {
    associatedtype Root: InitializableReplicated

    var endpoint: Endpoint<Root> { get set }
}

extension EndpointReplica {
    mutating func receive(
        _ message: [UInt8],
        from sender: Int,
        at time: Int64,
        outbox: inout Outbox
    ) throws(Violation) -> Bool {
        endpoint.clock.set(time)
        return try endpoint.receive(message, from: sender, outbox: &outbox)
    }

    mutating func tick(at time: Int64, outbox: inout Outbox) throws(Violation) {
        endpoint.clock.set(time)
        try endpoint.tick(at: time, outbox: &outbox)
    }

    func nextTick(after time: Int64) -> Int64? { endpoint.nextTick(after: time) }

    var contentDigest: UInt64 { endpoint.document.contentDigest }
    var versionDigest: UInt64 { endpoint.versionDigest }
    var versionDescription: String { endpoint.versionDescription }
    var encodedSize: Int { endpoint.document.encoded().count }

    func checkInvariants() throws(Violation) { try endpoint.checkRoundTrip() }
}
