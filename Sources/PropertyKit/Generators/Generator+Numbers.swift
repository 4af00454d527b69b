extension Generator where Value: FixedWidthInteger & Sendable {
    /// A generator of integers in `range` that shrink towards `origin`.
    ///
    /// The ends of the range, the origin's neighbours, small magnitudes and values drawn before come up far more often
    /// than chance would have it, because that is where mistakes are.
    ///
    /// - Parameters:
    ///   - range: The values to draw from.
    ///   - origin: The simplest value; by default the value in the range nearest to zero. Of two values equally far from
    ///     it, the greater is simpler.
    /// - Precondition: The integer has at most 64 bits and `origin` lies in `range`.
    public static func integer(in range: ClosedRange<Value>, origin: Value? = nil) -> Generator {
        precondition(Value.bitWidth <= 64, "integers of more than 64 bits are not supported")
        let origin = origin ?? Swift.min(Swift.max(0, range.lowerBound), range.upperBound)
        precondition(range.contains(origin), "the origin lies in the range")
        let center = UInt64(truncatingIfNeeded: origin)
        let below = center &- UInt64(truncatingIfNeeded: range.lowerBound)
        let above = UInt64(truncatingIfNeeded: range.upperBound) &- center
        // One choice holds distance and side, nearest first: +1, −1, +2, −2 … until one side ends, then the other alone.
        let short = Swift.min(below, above)
        let zigzag = 2 &* short
        let longSideIsAbove = above >= below
        return Generator.leaf({ source in
            let index = try source.chooseBiased(upTo: below &+ above, landmark: zigzag)
            let isAbove = index > zigzag ? longSideIsAbove : index & 1 == 1
            let distance = index > zigzag ? index &- short : index / 2 &+ (index & 1)
            return Value(truncatingIfNeeded: isAbove ? center &+ distance : center &- distance)
        })
    }

    /// A generator of all values of the type; zero is the simplest.
    public static var integer: Generator {
        integer(in: Value.min...Value.max)
    }

    /// A generator of integers in a half-open range; see ``integer(in:origin:)-(ClosedRange<Value>,_)``.
    ///
    /// - Precondition: The range is not empty.
    public static func integer(in range: Range<Value>, origin: Value? = nil) -> Generator {
        precondition(!range.isEmpty, "an empty range has no values to draw")
        return integer(in: range.lowerBound...(range.upperBound - 1), origin: origin)
    }
}

extension Generator where Value == Bool {
    /// A generator of `false` (the simplest) and `true`.
    public static var bool: Generator {
        Generator.leaf({ source in try source.choose(upTo: 1) == 1 })
    }

    /// A generator that is `true` in `numerator` of `denominator` cases; `false` is the simplest.
    public static func chance(_ numerator: Int, in denominator: Int) -> Generator {
        Generator.leaf({ source in try source.chance(numerator, in: denominator) })
    }
}
