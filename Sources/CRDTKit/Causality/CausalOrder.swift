/// How two versions stand to each other under happens-before.
public enum CausalOrder: Hashable, Sendable {
    /// Both have seen the same.
    case equal

    /// The first has seen strictly less: it happened before the second.
    case before

    /// The first has seen strictly more: it happened after the second.
    case after

    /// Each has seen something that the other has not.
    case concurrent
}
