/// What an operation-based type may rely on.
public enum Delivery: Sendable, Hashable {
    /// Each operation comes once, and after everything its author had seen.
    case causal

    /// Each operation comes at least once, in any order.
    case anyOrder
}
