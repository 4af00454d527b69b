/// What a `Codable` value says about itself, as a tree: the form between the value and its bytes.
enum CodableValue: Hashable, Sendable {
    case null
    case bool(Bool)

    /// A whole number from 0.
    case natural(UInt64)

    /// A whole number below 0, as its distance down from −1.
    case negative(UInt64)

    /// The bits of an IEEE 754 number of 64 bits; never those of negative zero, and of one kind of NaN only.
    case float64(UInt64)

    /// The bits of an IEEE 754 number of 32 bits, restricted likewise.
    case float32(UInt32)
    case string(String)
    case array([CodableValue])

    /// Ascending by the UTF-8 of the keys, which are distinct.
    case object([Member])
}

extension CodableValue {
    struct Member: Hashable, Sendable {
        let key: String
        let value: CodableValue
    }

    /// How many values may be nested in each other: half of what a reader follows, which leaves the other half to what
    /// the value is kept in.
    static var maximumDepth: Int { WireReader.maximumDepth / 2 }

    init?(_ number: some FixedWidthInteger) {
        if number >= 0 {
            guard let natural = UInt64(exactly: number) else { return nil }
            self = .natural(natural)
        } else {
            guard let distance = UInt64(exactly: -1 - number) else { return nil }
            self = .negative(distance)
        }
    }

    func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
        switch self {
        case .natural(let number): return Number(exactly: number)
        case .negative(let distance):
            guard Number.isSigned, let distance = Number(exactly: distance) else { return nil }
            return -1 - distance
        default: return nil
        }
    }
}
