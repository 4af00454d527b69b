/// The identity of one running copy of the data: 128 bits, drawn at random by whoever creates the copy.
///
/// A restored backup or a copied file is another running copy and needs another identity; a device's human-readable
/// name is something else and may repeat. All 128 bits survive every round trip.
public struct ReplicaID: Hashable, Sendable {
    /// The more significant 64 bits.
    public let high: UInt64

    /// The less significant 64 bits.
    public let low: UInt64

    /// Creates an identity from its two halves.
    @inlinable
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Draws a new identity from a generator of the caller's: `SystemRandomNumberGenerator` in an app, a seeded one in
    /// a test.
    public static func random(using generator: inout some RandomNumberGenerator) -> ReplicaID {
        ReplicaID(high: generator.next(), low: generator.next())
    }
}

extension ReplicaID: Comparable {
    /// Orders identities as unsigned 128-bit numbers.
    @inlinable
    public static func < (lhs: ReplicaID, rhs: ReplicaID) -> Bool {
        lhs.high != rhs.high ? lhs.high < rhs.high : lhs.low < rhs.low
    }
}

extension ReplicaID: ExpressibleByIntegerLiteral {
    /// Creates the identity with the given small number, for tests and examples.
    public init(integerLiteral value: UInt64) {
        self.init(high: 0, low: value)
    }
}

extension ReplicaID: LosslessStringConvertible {
    /// The identity as 32 lowercase hexadecimal digits.
    public var description: String {
        Self.hexadecimal(high) + Self.hexadecimal(low)
    }

    /// Reads an identity from exactly 32 hexadecimal digits, or fails.
    public init?(_ description: String) {
        let digits = description.utf8
        guard digits.count == 32, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let high = UInt64(description.prefix(16), radix: 16), let low = UInt64(description.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension ReplicaID: Codable {
    /// Reads the 32-digit form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = ReplicaID(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "a replica id is 32 hex digits")
        }
        self = id
    }

    /// Writes the 32-digit form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
