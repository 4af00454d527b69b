/// A timestamp from elsewhere that is further ahead of the local clock than the policy allows.
public struct ClockDriftError: Error, Hashable, Sendable {
    /// The timestamp that was refused.
    public let remote: HybridTimestamp

    /// The local physical time when it came, milliseconds since 1970.
    public let physicalMilliseconds: UInt64

    /// The furthest ahead that is accepted, in milliseconds.
    public let maximumDrift: UInt64
}

extension ClockDriftError: CustomStringConvertible {
    /// Says how far ahead the timestamp is and what would have been accepted.
    public var description: String {
        let ahead = remote.milliseconds - min(physicalMilliseconds, remote.milliseconds)
        return "a timestamp is \(ahead) ms ahead of the local clock; at most \(maximumDrift) ms are accepted"
    }
}
