/// Which request of a ``SyncEngine``: ascending, never used twice by an engine.
public struct SyncRequestID: Hashable, Sendable {
    /// The number.
    public let number: UInt64

    init(_ number: UInt64) {
        self.number = number
    }
}
