/// A hybrid logical clock: follows physical time where it can and happens-before always.
///
/// Kulkarni et al. (2014). Physical time is an argument of every call, in milliseconds since 1970; the clock reads none
/// of its own. ``latest`` is the high-water mark: save it and pass it back to ``init(latest:maximumDrift:policy:)``, so
/// that a restart never issues a timestamp again, whatever the physical clock did meanwhile.
public struct HybridLogicalClock: Hashable, Sendable, Codable {
    /// The greatest timestamp issued or taken over so far: the high-water mark to save.
    public private(set) var latest: HybridTimestamp

    /// How far ahead of physical time a received timestamp may be, in milliseconds.
    public var maximumDrift: UInt64

    /// What happens to a timestamp that is further ahead.
    public var policy: DriftPolicy

    /// Creates a clock that issues timestamps greater than `latest`.
    public init(latest: HybridTimestamp = .zero, maximumDrift: UInt64 = .max, policy: DriftPolicy = .reject) {
        self.latest = latest
        self.maximumDrift = maximumDrift
        self.policy = policy
    }
}

extension HybridLogicalClock {
    /// The timestamp that ``tick(at:)`` would issue, without issuing it.
    public func next(at milliseconds: UInt64) -> HybridTimestamp {
        min(max(HybridTimestamp(milliseconds: milliseconds), latest.successor), .maximumAccepted)
    }

    /// Issues a timestamp for a local event: physical time if that is ahead, else the successor of the latest.
    public mutating func tick(at milliseconds: UInt64) -> HybridTimestamp {
        latest = next(at: milliseconds)
        return latest
    }

    /// Takes over a timestamp from elsewhere, so that the next one issued is greater than it.
    ///
    /// The four cases of the paper (local, remote, both or neither at the current millisecond) come down to the
    /// successor of the greatest of the two and physical time, since a timestamp is one number.
    /// - Returns: how far ahead of physical time the timestamp is, in milliseconds (0 when it is not ahead).
    /// - Throws: ``ClockDriftError`` under ``DriftPolicy/reject`` when that is more than ``maximumDrift``, or under
    ///   either policy when the timestamp is beyond ``HybridTimestamp/maximumAccepted``. The clock has not moved then.
    @discardableResult
    public mutating func receive(
        _ remote: HybridTimestamp,
        at milliseconds: UInt64
    ) throws(ClockDriftError) -> UInt64 {
        let ahead = try drift(of: remote, at: milliseconds)
        if ahead <= maximumDrift { follow(remote, at: milliseconds) }
        return ahead
    }

    /// How far ahead of physical time a timestamp is, in milliseconds; moves nothing.
    /// - Throws: ``ClockDriftError`` as ``receive(_:at:)`` would.
    public func drift(of remote: HybridTimestamp, at milliseconds: UInt64) throws(ClockDriftError) -> UInt64 {
        let ahead = remote.lead(over: milliseconds)
        if remote > .maximumAccepted || (ahead > maximumDrift && policy == .reject) {
            throw ClockDriftError(remote: remote, physicalMilliseconds: milliseconds, maximumDrift: maximumDrift)
        }
        return ahead
    }

    /// Whether a timestamp is taken in as it is, whatever the policy.
    @inline(__always)
    func follows(_ remote: HybridTimestamp, at milliseconds: UInt64) -> Bool {
        remote <= .maximumAccepted && remote.lead(over: milliseconds) <= maximumDrift
    }

    /// Moves past physical time and a timestamp from elsewhere that is not too far ahead of it.
    @inline(__always)
    mutating func follow(_ remote: HybridTimestamp, at milliseconds: UInt64) {
        let physical = min(HybridTimestamp(milliseconds: milliseconds), .maximumAccepted)
        latest = max(physical, max(latest, remote).successor)
    }

    /// Moves past a timestamp that this replica issued itself.
    mutating func advance(to own: HybridTimestamp) {
        latest = max(latest, own)
    }
}
