extension WireCodable where Self: RawRepresentable, RawValue: WireCodable {
    /// Writes the raw value.
    public func encode(to writer: inout WireWriter) { rawValue.encode(to: &writer) }

    /// Reads a raw value.
    /// - Throws: ``WireError``, with the reason ``WireError/Reason/unknown(_:)`` for a raw value that the type doesn't
    ///   know, which a later version of it may.
    public init(from reader: inout WireReader) throws(WireError) {
        let start = reader.offset
        guard let value = Self(rawValue: try RawValue(from: &reader)) else {
            throw WireError(.unknown("raw value of a \(Self.self)"), at: start)
        }
        self = value
    }

    /// Compares the raw values.
    public func isIdentical(to other: Self) -> Bool { rawValue.isIdentical(to: other.rawValue) }
}

extension WireCodable where Self: RawRepresentable & Codable, RawValue: WireCodable {
    /// Writes the raw value.
    public func encode(to writer: inout WireWriter) { rawValue.encode(to: &writer) }

    /// Reads a raw value.
    /// - Throws: ``WireError``, with the reason ``WireError/Reason/unknown(_:)`` for a raw value that the type doesn't
    ///   know, which a later version of it may.
    public init(from reader: inout WireReader) throws(WireError) {
        let start = reader.offset
        guard let value = Self(rawValue: try RawValue(from: &reader)) else {
            throw WireError(.unknown("raw value of a \(Self.self)"), at: start)
        }
        self = value
    }
}
