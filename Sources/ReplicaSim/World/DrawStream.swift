/// A SplitMix64 generator that starts at one keyed draw, or numbers that a schedule gives.
public struct DrawStream: RandomNumberGenerator, Sendable, Hashable {
    private var state: UInt64

    /// The numbers to hand out; nil to draw them. After the last come zeros.
    private var script: [UInt64]?
    private var position = 0

    /// What was handed out, where that is recorded.
    private(set) var record: [UInt64]?

    /// Creates the generator that continues from `state`.
    public init(state: UInt64) {
        self.state = state
    }

    /// Creates a stream that gives these numbers, each as far as it is below its bound, and then zeros.
    public init(script: [UInt64]) {
        state = 0
        self.script = script
    }
}

extension DrawStream {
    /// The next 64 random bits.
    @inline(__always)
    public mutating func next() -> UInt64 {
        choose(below: nil)
    }

    /// A number from 0 up to but not including `bound`, which must be positive.
    public mutating func below(_ bound: Int) -> Int {
        precondition(bound > 0, "a bound must be positive")
        return Int(choose(below: UInt64(bound)))
    }

    /// A number from 0 up to but not including `bound`: mostly a small one, now and then one beside a power of two, where
    /// encodings and structures change their form, and now and then any.
    public mutating func varied(below bound: Int) -> Int {
        precondition(bound > 0, "a bound must be positive")
        switch below(8) {
        case 0...5: return below(min(bound, 8))
        case 6:
            let power = 1 << (3 + below(max(1, bound.bitWidth - bound.leadingZeroBitCount - 3)))
            return min(bound - 1, power - 1 + below(2))
        default: return below(bound)
        }
    }

    /// Keeps what is handed out from now on.
    mutating func startRecording() { record = [] }

    /// A number below the bound, or any.
    @inline(__always)
    private mutating func choose(below bound: UInt64?) -> UInt64 {
        var number: UInt64
        if let script {
            number = position < script.count ? script[position] : 0
            position += 1
            if let bound { number = min(number, bound - 1) }
        } else {
            state &+= KeyedRandom.golden
            let bits = KeyedRandom.mix(state)
            number = bound.map { scale(bits, below: $0) } ?? bits
        }
        if record != nil { record?.append(number) }
        return number
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
