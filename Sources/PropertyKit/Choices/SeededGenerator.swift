/// A pseudo-random number generator whose seed alone decides every number it gives.
///
/// SplitMix64 (Steele, Lea and Flood, 2014): one 64-bit word of state, full period, the same numbers on every platform
/// and in every build. It is not fit for cryptography.
///
/// ```swift
/// var random = SeededGenerator(seed: 42)
/// let dice = Int.random(in: 1...6, using: &random)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable, Equatable {
    var state: UInt64

    /// Makes the generator that starts at `seed`; equal seeds give equal numbers.
    public init(seed: UInt64) {
        state = seed
    }
}

extension SeededGenerator {
    /// The next 64 bits.
    @inlinable
    public mutating func next() -> UInt64 {
        advance()
    }

    /// A number from zero up to and including `bound`, each equally likely.
    public mutating func next(upTo bound: UInt64) -> UInt64 {
        guard bound != .max else { return next() }
        let count = bound &+ 1
        // Lemire's multiplication instead of a remainder; the few low products that would favour some numbers are redrawn.
        var product = next().multipliedFullWidth(by: count)
        if product.low < count {
            let threshold = (0 &- count) % count
            while product.low < threshold {
                product = next().multipliedFullWidth(by: count)
            }
        }
        return product.high
    }

    /// A generator of its own for `purpose`, which does not depend on how many numbers this one has given since.
    ///
    /// Forks for different purposes are independent of each other, so adding a draw to one does not shift another.
    public func fork(_ purpose: UInt64) -> SeededGenerator {
        SeededGenerator(seed: Self.mix(state ^ Self.mix(purpose &+ 0x9E37_79B9_7F4A_7C15)))
    }

    @usableFromInline
    mutating func advance() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    static func mix(_ input: UInt64) -> UInt64 {
        var word = input
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
