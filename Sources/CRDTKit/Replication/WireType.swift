/// The number by which a replicated type is known in encoded data, so that data of one type is never read as another's.
///
/// Numbers below 64 belong to the library and are never reused; your own types use 64 and above.
public struct WireType: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: UInt8

    /// Creates the type with the given number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Creates the type with the given number.
    public init(integerLiteral value: UInt8) {
        self.init(rawValue: value)
    }
}
