/// How often something happens, in parts per million: integers, so that every machine decides alike.
public struct Probability: Sendable, Hashable {
    /// 0 for never up to 1,000,000 for always.
    public let partsPerMillion: UInt32

    /// Creates a probability from parts per million, at most 1,000,000.
    public init(partsPerMillion: UInt32) {
        precondition(partsPerMillion <= 1_000_000, "a probability is at most 1,000,000 parts per million")
        self.partsPerMillion = partsPerMillion
    }
}

extension Probability {
    /// Never.
    public static let never = Probability(partsPerMillion: 0)

    /// The given whole percentage, from 0 to 100.
    public static func percent(_ percent: Int) -> Probability {
        precondition((0...100).contains(percent), "a percentage lies between 0 and 100")
        return Probability(partsPerMillion: UInt32(percent) * 10_000)
    }

    /// Whether the event happens for these 64 random bits.
    @inline(__always)
    func happens(_ bits: UInt64) -> Bool {
        scale(bits, below: 1_000_000) < UInt64(partsPerMillion)
    }
}

extension Probability: LosslessStringConvertible {
    /// Reads a percentage from 0 to 100 with at most four decimals, such as `12.5` or `12.5%`.
    public init?(_ description: String) {
        var digits = Substring(description)
        if digits.last == "%" { digits.removeLast() }
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let whole = UInt32(parts[0]), whole <= 100
        else { return nil }
        var fraction: UInt32 = 0
        if parts.count == 2 {
            guard (1...4).contains(parts[1].utf8.count), let decimals = UInt32(parts[1]) else { return nil }
            fraction = decimals
            for _ in parts[1].utf8.count..<4 { fraction *= 10 }
        }
        guard whole * 10_000 + fraction <= 1_000_000 else { return nil }
        self.init(partsPerMillion: whole * 10_000 + fraction)
    }

    /// The percentage with as many decimals as it needs.
    public var description: String {
        let fraction = partsPerMillion % 10_000
        guard fraction > 0 else { return "\(partsPerMillion / 10_000)%" }
        var digits = String(fraction + 10_000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(partsPerMillion / 10_000).\(digits)%"
    }
}
