/// The counts that the author of a reset had seen.
public struct CounterReset: Hashable, Sendable {
    let observed: [Tally.Entry]

    /// Whether there was nothing to reset.
    public var isEmpty: Bool { observed.isEmpty }
}
