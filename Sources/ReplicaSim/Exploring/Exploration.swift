/// What an exhaustive search came to.
public struct Exploration: Sendable {
    /// The name of the workload.
    public var workload = ""

    /// How many different states were visited.
    public var states = 0

    /// How many decisions were tried.
    public var transitions = 0

    /// How many different states were final: everything done, and everything delivered or lost.
    public var endings = 0

    /// The most decisions on one way.
    public var depth = 0

    /// Whether every state within the limits was visited.
    public var isComplete = true

    /// What went wrong, if anything did.
    public var violation: Violation?

    /// The decisions that led there.
    public var schedule = Schedule([])
}

extension Exploration {
    /// Whether everything was visited and all of it is right.
    public var allConverge: Bool { violation == nil && isComplete }
}
