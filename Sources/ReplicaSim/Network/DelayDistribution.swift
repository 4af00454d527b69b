/// How long messages travel, in microseconds of virtual time; computed in integers.
public enum DelayDistribution: Sendable, Hashable {
    /// Always the same time.
    case constant(microseconds: Int64)

    /// Every time of the range equally often.
    case uniform(microseconds: ClosedRange<Int64>)

    /// Never less than the floor; what exceeds it is exponentially distributed with the given mean.
    case exponential(floorMicroseconds: Int64, meanMicroseconds: Int64)

    /// Messages are gathered and sent on together at the end of each period, all links at the same instants; then they take
    /// the time of the floor.
    case bursts(floorMicroseconds: Int64, periodMicroseconds: Int64)
}

extension DelayDistribution {
    /// The longest time that can be asked for, a day.
    public static let maximumMicroseconds: Int64 = 86_400_000_000

    /// The delay for 64 random bits of what is sent at a time; at least one microsecond, so that time always goes on.
    @inline(__always)
    func sample(_ bits: UInt64, at time: Int64) -> Int64 {
        switch self {
        case .constant(let delay): max(1, delay)
        case .uniform(let range): max(1, scale(bits, within: range))
        case .exponential(let floor, let mean): max(1, floor &+ Self.exponential(bits, mean: mean))
        case .bursts(let floor, let period): max(1, floor &+ max(1, period) &- time % max(1, period))
        }
    }

    /// The delay that half of all messages exceed, roughly; the unit that hold-backs are measured in.
    var typical: Int64 {
        switch self {
        case .constant(let delay): delay
        case .uniform(let range): range.lowerBound + (range.upperBound - range.lowerBound) / 2
        case .exponential(let floor, let mean): floor + mean
        case .bursts(let floor, let period): floor + period / 2
        }
    }

    /// −ln(bits / 2⁶⁴) · mean, in fixed point: the leading zeros are the integer part of −log₂, and squaring the
    /// mantissa sixteen times yields sixteen bits of its fraction.
    static func exponential(_ bits: UInt64, mean: Int64) -> Int64 {
        let number = bits | 1
        let zeros = number.leadingZeroBitCount
        var mantissa = (number << UInt64(zeros)) >> 32
        var fraction: UInt64 = 0
        for _ in 0..<16 {
            mantissa = (mantissa &* mantissa) >> 31
            fraction <<= 1
            if mantissa >> 32 != 0 {
                fraction |= 1
                mantissa >>= 1
            }
        }
        let negativeLog2 = UInt64(zeros + 1) << 16 - fraction
        let ln2: UInt64 = 45_426
        let factor = (negativeLog2 * ln2) >> 16
        let product = factor.multipliedFullWidth(by: UInt64(max(0, mean)))
        return Int64(product.high << 48 | product.low >> 16)
    }
}

extension DelayDistribution: CustomStringConvertible {
    /// The spelling that the command line takes.
    public var description: String {
        switch self {
        case .constant(let delay):
            TimeText.spell(delay)
        case .uniform(let range):
            "uniform:\(TimeText.spell(range.lowerBound))-\(TimeText.spell(range.upperBound))"
        case .exponential(let floor, let mean):
            "exponential:\(TimeText.spell(floor))+\(TimeText.spell(mean))"
        case .bursts(let floor, let period):
            "bursts:\(TimeText.spell(floor))+\(TimeText.spell(period))"
        }
    }
}
