extension DelayDistribution: LosslessStringConvertible {
    /// Reads `20ms`, `constant:20ms`, `uniform:5ms-80ms` `exponential:5ms+20ms` (floor + mean of the rest)
    /// or `bursts:5ms+200ms` (floor + period).
    ///
    /// Times are whole numbers with `us`, `ms` or `s`; a bare number is milliseconds. At most a day.
    public init?(_ description: String) {
        let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let kind = parts.count == 1 ? "constant" : parts[0]
        let argument = parts[parts.count - 1]
        switch kind {
        case "constant":
            guard let delay = TimeText.read(argument) else { return nil }
            self = .constant(microseconds: delay)
        case "uniform":
            guard let (low, high) = TimeText.readPair(argument, separator: "-"), low <= high else { return nil }
            self = .uniform(microseconds: low...high)
        case "exponential":
            guard let (floor, mean) = TimeText.readPair(argument, separator: "+") else { return nil }
            self = .exponential(floorMicroseconds: floor, meanMicroseconds: mean)
        case "bursts":
            guard let (floor, period) = TimeText.readPair(argument, separator: "+"), period > 0 else { return nil }
            self = .bursts(floorMicroseconds: floor, periodMicroseconds: period)
        default:
            return nil
        }
    }
}
