/// What encoded ids and stamps may refer to: anything beyond it is a forgery or damage and is refused.
///
/// An operation can't supersede what its author had not seen, and a state can't hold what its version doesn't cover; a
/// stamp from beyond its change's own would win over every later write.
struct WireScope: Sendable {
    /// The greatest counter of an id.
    var maximumCounter = OperationID.maximumCounter

    /// If set, the version that covers every id but those of `own`.
    var version: VersionVector?

    /// The replica of which every id up to `maximumCounter` is covered, beside the version: the author of a change.
    var own: ReplicaID?

    /// The latest stamp.
    var latestStamp = HybridTimestamp.maximumAccepted
}

extension WireScope {
    /// The greatest counter of a replica's ids that may occur.
    func greatestCounter(of replica: ReplicaID) -> UInt64 {
        if replica == own { return maximumCounter }
        return version.map { min($0[replica], maximumCounter) } ?? maximumCounter
    }

    /// Whether an id may occur.
    func admits(_ id: OperationID) -> Bool {
        guard id.counter >= 1, id.counter <= maximumCounter else { return false }
        return id.replica == own || (version?.contains(id) ?? true)
    }
}
