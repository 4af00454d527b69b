/// What a replica's count became by an increment. It says the whole count, so that applying it twice changes nothing.
public struct CounterStep: Hashable, Sendable {
    let count: Count

    /// The author's total of all increments.
    public var total: UInt64 { count.total }
}
