/// The total order of writes under which the last writer wins: by hybrid time, then by replica, then by counter.
///
/// It extends happens-before, because a replica stamps a write later than everything it has seen, and two writes are
/// never equal, because an id is used once.
struct WriteOrder: Hashable, Sendable {
    let stamp: HybridTimestamp
    let replica: ReplicaID
    let counter: UInt64
}

extension WriteOrder {
    /// Before every write.
    static let never = WriteOrder(stamp: .zero, replica: ReplicaID(high: 0, low: 0), counter: 0)

    var id: OperationID { OperationID(counter: counter, replica: replica) }

    func encode(to writer: inout WireWriter) {
        writer.write(stamp)
        writer.write(id)
    }

    init(from reader: inout WireReader) throws(WireError) {
        let stamp = try reader.readStamp()
        let id = try reader.readID()
        self.init(stamp: stamp, replica: id.replica, counter: id.counter)
    }
}

extension WriteOrder: Comparable {
    static func < (lhs: WriteOrder, rhs: WriteOrder) -> Bool {
        (lhs.stamp, lhs.replica, lhs.counter) < (rhs.stamp, rhs.replica, rhs.counter)
    }
}
