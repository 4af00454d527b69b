/// How a replica's physical clock relates to the world's time.
public struct ClockSetting: Sendable, Hashable {
    /// How far it is ahead, in milliseconds; negative where it is behind.
    public var offset: Int64

    /// How much faster than time it goes, in parts per million; negative where slower.
    public var drift: Int64

    /// The reading at which it stands still, in milliseconds; nil while it goes.
    public var frozen: UInt64?

    /// Creates a setting; without arguments, that of a clock that is right.
    public init(offset: Int64 = 0, drift: Int64 = 0, frozen: UInt64? = nil) {
        self.offset = offset
        self.drift = drift
        self.frozen = frozen
    }
}

extension ClockSetting {
    /// Worlds begin well after 1970, in milliseconds.
    static let epoch: Int64 = 1_000_000_000

    /// The clock's reading in milliseconds at a time in microseconds.
    func reading(at time: Int64) -> UInt64 {
        if let frozen { return frozen }
        let milliseconds = time / 1_000
        return UInt64(max(0, Self.epoch &+ milliseconds &+ offset &+ milliseconds &* drift / 1_000_000))
    }
}
