import CRDTKit

/// A change as it travels: the operations encoded, with what a receiver must know to take them in.
struct Packet: Sendable {
    let id: OperationID
    let count: UInt64
    let stamp: HybridTimestamp
    let dependencies: VersionVector
    let replicas: [ReplicaID]
    var bytes: [UInt8]
}

extension Packet {
    var authorship: Authorship { Authorship(id: id, stamp: stamp) }
    var reader: WireReader { WireReader(bytes, replicas: replicas, base: id.counter) }
}
