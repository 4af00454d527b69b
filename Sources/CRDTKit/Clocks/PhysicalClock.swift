/// Where physical time comes from: milliseconds since 1970, injected, because the library reads no clock itself.
///
/// An app passes the wall clock, for instance
/// `PhysicalClock { UInt64(Date().timeIntervalSince1970 * 1000) }`; a test passes virtual time.
public struct PhysicalClock: Sendable {
    private let read: @Sendable () -> UInt64

    /// Creates a clock that asks `read` for milliseconds since 1970.
    public init(_ read: @escaping @Sendable () -> UInt64) {
        self.read = read
    }
}

extension PhysicalClock {
    /// Time that stands still at zero: timestamps are then purely logical, and the last writer is decided by causality
    /// and, between concurrent writes, by who had seen more.
    public static let logical = PhysicalClock { 0 }

    /// Milliseconds since 1970.
    public var milliseconds: UInt64 { read() }
}
