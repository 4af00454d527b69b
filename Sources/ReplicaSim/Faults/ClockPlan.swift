/// What is wrong with the replicas' physical clocks.
public struct ClockPlan: Sendable, Hashable {
    /// How far clocks are ahead or behind at most, in milliseconds.
    public var offset: Int64 = 0

    /// How much faster or slower than time they go at most, in parts per million.
    public var drift: Int64 = 0

    /// How many times a clock is set forward or back, by up to four times ``offset`` and at least a second.
    public var jumps = 0

    /// How many times a clock stands still, to the end or until it is set.
    public var freezes = 0

    /// Whether all clocks stand at one reading from the start, so that times are equal wherever they can be.
    public var allStand = false

    /// Creates a plan under which all clocks are right.
    public init() {}
}
