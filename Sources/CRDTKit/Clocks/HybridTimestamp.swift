/// A hybrid logical time: 48 bits of milliseconds since 1970 and a 16-bit counter, packed into 64 bits.
///
/// Kulkarni et al., "Logical Physical Clocks and Consistent Snapshots in Globally Distributed Databases" (2014).
public struct HybridTimestamp: Hashable, Sendable, Codable, RawRepresentable {
    /// The milliseconds in the upper 48 bits and the counter in the lower 16, so that numeric order is time order.
    public let rawValue: UInt64

    /// Creates a timestamp from its packed form.
    @inlinable
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Creates a timestamp from milliseconds since 1970 (values beyond 48 bits count as the greatest) and a counter.
    public init(milliseconds: UInt64, counter: UInt16 = 0) {
        rawValue = min(milliseconds, Self.maximumMilliseconds) << 16 | UInt64(counter)
    }
}

extension HybridTimestamp {
    /// The time before every other.
    @inlinable
    public static var zero: HybridTimestamp { HybridTimestamp(rawValue: 0) }

    /// The greatest milliseconds that fit, 2⁴⁸ − 1 (the year 10889).
    public static let maximumMilliseconds: UInt64 = (1 << 48) - 1

    /// The greatest timestamp that is issued or accepted from elsewhere, a minute before the greatest that fits.
    public static let maximumAccepted = HybridTimestamp(rawValue: .max - (1 << 32))

    /// Milliseconds since 1970.
    public var milliseconds: UInt64 { rawValue >> 16 }

    /// The logical counter within the millisecond.
    public var counter: UInt16 { UInt16(truncatingIfNeeded: rawValue) }

    /// By how many milliseconds it is ahead of a physical clock that says so many.
    func lead(over physical: UInt64) -> UInt64 {
        milliseconds > physical ? milliseconds - physical : 0
    }

    /// The next greater timestamp: a counter that overflows carries into the milliseconds.
    ///
    /// It stops at ``maximumAccepted``, where only a forged timestamp can have brought a clock: writes are then in the order
    /// of their ids, and replicas go on exchanging them.
    public var successor: HybridTimestamp {
        HybridTimestamp(rawValue: min(rawValue, Self.maximumAccepted.rawValue - 1) + 1)
    }
}

extension HybridTimestamp: Comparable {
    /// Orders by milliseconds, then by counter.
    @inlinable
    public static func < (lhs: HybridTimestamp, rhs: HybridTimestamp) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

extension HybridTimestamp: CustomStringConvertible {
    /// The milliseconds, a dot and the counter.
    public var description: String { "\(milliseconds).\(counter)" }
}
