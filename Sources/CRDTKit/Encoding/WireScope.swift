/// What encoded ids and stamps may refer to: anything beyond it is a forgery or damage and is refused.
///
/// An operation can't supersede what its author had not seen, and a state can't hold what its version doesn't cover; a
/// stamp from beyond its change's own would win over every later write.
struct WireScope: Sendable {
    /// The greatest counter of an id.
    var maximumCounter = OperationID.maximumCounter

    /// If set, the version that covers every id.
    var version: VersionVector?

    /// The latest stamp.
    var latestStamp = HybridTimestamp.maximumAccepted
}

extension WireScope {
    /// Whether an id may occur.
    func admits(_ id: OperationID) -> Bool {
        id.counter >= 1 && id.counter <= maximumCounter && (version?.contains(id) ?? true)
    }
}
