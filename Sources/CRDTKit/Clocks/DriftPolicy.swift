/// What to do with a timestamp from elsewhere that lies too far in the future.
public enum DriftPolicy: Hashable, Sendable, Codable {
    /// Refuse it with a ``ClockDriftError``; the local clock does not move.
    case reject

    /// Accept what it stamps, but do not let it carry the local clock along; the drift is reported.
    case clamp
}
