/// A law that does not hold for some reachable states.
public struct LawViolation: Error, Sendable, Equatable {
    /// The law.
    public let law: Law
    /// The states it does not hold for, and how they differ; empty before the example is fully shrunk.
    public let details: String
}

extension LawViolation: DistinguishableFailure {
    /// The law.
    public var failureIdentity: String { law.rawValue }
}

extension LawViolation: CustomStringConvertible {
    /// The law, and the states that break it.
    public var description: String { "\(law.rawValue) is violated\n\(details)" }
}
