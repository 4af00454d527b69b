/// A struct or enum that is `Codable` needs nothing else to be an element, key or register content:
///
///     struct Point: Codable, Hashable, WireCodable {
///         var x, y: Int
///     }
///
/// Its fields are written by name, in canonical order. Two things to know:
///
/// - **Never store a `Set` in such a type**, nor a `Dictionary` other than by `String` or `Int`: `Codable` gives them no
///   order of their own, so equal values with such a field are written differently, even by one process, and are different
///   content to a replica. Use sorted arrays in such types.
/// - A value written by a later version of the type, with fields that this one doesn't read, is refused as
///   ``WireError/Reason/unknown(_:)``, because this version would lose them.
extension WireCodable where Self: Codable {
    /// Writes the value as `Codable` describes it. Throwing from a custom `encode(to:)`, an integer of more than 64 bits
    /// and nesting of more than 32 levels are programming errors.
    public func encode(to writer: inout WireWriter) {
        let builder = CodableValueBuilder()
        do {
            try builder.encode(self, path: [])
        } catch {
            preconditionFailure("a \(Self.self) could not be encoded: \(error)")
        }
        builder.value.encode(to: &writer)
    }

    /// Reads the value as `Codable` describes it.
    /// - Throws: ``WireError`` for anything that goes wrong, also in a custom `init(from:)`.
    public init(from reader: inout WireReader) throws(WireError) {
        let start = reader.offset
        let value = try CodableValue(from: &reader)
        let reading = CodableReading(value)
        do {
            self = try CodableValueDecoder(value, reading: reading).decode(Self.self)
        } catch {
            throw WireError(.invalid("not a \(Self.self)"), at: start)
        }
        if let reading, !reading.isComplete { throw WireError(.unknown("fields of a \(Self.self)"), at: start) }
    }
}
