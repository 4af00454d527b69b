/// Randomness without state: each draw is a function of the seed and of what the draw is for.
///
/// A draw is keyed by seed, purpose, source, destination and ordinal, so that taking one message out of a run leaves
/// every other draw as it was; that is what makes a schedule worth cutting down. The mixing is SplitMix64's (Steele,
/// Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
public struct KeyedRandom: Sendable, Hashable {
    /// The seed that decides the whole run.
    public let seed: UInt64

    private let root: UInt64

    /// Creates the source of all draws of one run.
    public init(seed: UInt64) {
        self.seed = seed
        root = Self.mix(seed &+ Self.golden)
    }
}

extension KeyedRandom {
    static let golden: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// SplitMix64's finaliser: a bijection of 64 bits in which each output bit depends on each input bit.
    @inline(__always)
    static func mix(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The part of a key that stays the same for all draws of one purpose on one link.
    @inline(__always)
    func link(_ purpose: DrawPurpose, _ source: Int, _ destination: Int) -> UInt64 {
        let place = UInt64(purpose.rawValue) << 56 ^ UInt64(source) << 28 ^ UInt64(destination)
        return Self.mix(root ^ place)
    }

    /// 64 random bits for one purpose.
    /// - Parameters:
    ///   - purpose: what the draw decides.
    ///   - source: the replica it concerns, or the sender; below 2²⁸.
    ///   - destination: the receiver, where there is one; below 2²⁸.
    ///   - ordinal: which draw of this purpose it is, counted by the caller.
    public func draw(_ purpose: DrawPurpose, source: Int = 0, destination: Int = 0, ordinal: Int = 0) -> UInt64 {
        Self.mix(link(purpose, source, destination) &+ UInt64(truncatingIfNeeded: ordinal) &* Self.golden)
    }

    /// A generator for one purpose, for decisions that need several draws.
    public func stream(
        _ purpose: DrawPurpose,
        source: Int = 0,
        destination: Int = 0,
        ordinal: Int = 0
    ) -> DrawStream {
        DrawStream(state: draw(purpose, source: source, destination: destination, ordinal: ordinal))
    }
}
