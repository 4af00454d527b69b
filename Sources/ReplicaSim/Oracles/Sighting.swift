/// A violation with the place and time at which it was seen.
public struct Sighting: Sendable, Hashable {
    /// The replica that was looked at.
    public let replica: Int

    /// Microseconds of virtual time.
    public let time: Int64

    /// What was wrong.
    public let violation: Violation

    /// Creates a sighting.
    public init(replica: Int, time: Int64, violation: Violation) {
        self.replica = replica
        self.time = time
        self.violation = violation
    }
}
