/// Up to where a transport was read: the transport's own bytes, which mean nothing to others.
public struct SyncCursor: Hashable, Sendable {
    /// What the transport wrote.
    public let bytes: [UInt8]

    /// Wraps what a transport wrote.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }
}
