/// A value of a type that is not known where it is handed about: its encoding, and how it reads.
public struct EncodedValue: Sendable {
    /// What ``WireCodable/encode(to:)`` wrote.
    public let bytes: [UInt8]

    /// How the value describes itself, for people.
    public let description: String

    /// Encodes a value.
    public init<Value: WireCodable>(_ value: Value) {
        bytes = value.canonicalBytes
        description = String(reflecting: value)
    }
}

extension EncodedValue {
    /// The value, if it is of this type.
    public func decoded<Value: WireCodable>(as type: Value.Type = Value.self) -> Value? {
        var reader = WireReader(bytes)
        guard let value = try? Value(from: &reader), reader.isAtEnd else { return nil }
        return value
    }
}

extension EncodedValue: Hashable {
    /// Whether both have the same encoding.
    public static func == (left: EncodedValue, right: EncodedValue) -> Bool { left.bytes == right.bytes }

    /// Hashes the encoding.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension EncodedValue: CustomStringConvertible {}
