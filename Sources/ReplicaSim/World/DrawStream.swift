/// A SplitMix64 generator that starts at one keyed draw.
public struct DrawStream: RandomNumberGenerator, Sendable, Hashable {
    private var state: UInt64

    /// Creates the generator that continues from `state`.
    public init(state: UInt64) {
        self.state = state
    }
}

extension DrawStream {
    /// The next 64 random bits.
    @inline(__always)
    public mutating func next() -> UInt64 {
        state &+= KeyedRandom.golden
        return KeyedRandom.mix(state)
    }

    /// A number from 0 up to but not including `bound`, which must be positive.
    public mutating func below(_ bound: Int) -> Int {
        precondition(bound > 0, "a bound must be positive")
        return Int(scale(next(), below: UInt64(bound)))
    }

    /// A number of the range.
    public mutating func within(_ range: ClosedRange<Int64>) -> Int64 {
        scale(next(), within: range)
    }

    /// True with the given probability.
    public mutating func chance(_ probability: Probability) -> Bool {
        probability.happens(next())
    }
}

/// Maps 64 random bits onto 0 ..< bound by taking the high half of the product; the bias is below bound / 2⁶⁴.
@inline(__always)
func scale(_ bits: UInt64, below bound: UInt64) -> UInt64 {
    bits.multipliedFullWidth(by: bound).high
}

/// Maps 64 random bits onto a closed range.
@inline(__always)
func scale(_ bits: UInt64, within range: ClosedRange<Int64>) -> Int64 {
    let span = UInt64(bitPattern: range.upperBound &- range.lowerBound)
    guard span < .max else { return Int64(bitPattern: bits) }
    return range.lowerBound &+ Int64(bitPattern: scale(bits, below: span + 1))
}
