/// What a mark is about: `bold`, `link`, or one comment of many.
///
/// Of two values of the same key a character has the one written last. What may be there several times, such as comments,
/// has an id beside its name: `MarkKey("comment", id: "42")`.
public struct MarkKey: Sendable {
    /// The kind of mark.
    public let name: String

    /// Which one of its kind, where several may be in one place.
    public let id: String?

    /// Creates a key.
    public init(_ name: String, id: String? = nil) {
        self.name = name
        self.id = id
    }
}

extension MarkKey: ExpressibleByStringLiteral {
    /// Creates a key without an id.
    public init(stringLiteral value: String) { self.init(value) }
}

extension MarkKey: Hashable {
    /// Whether both have the same code units, on which replicas agree as they do not on canonical equivalence.
    public static func == (lhs: MarkKey, rhs: MarkKey) -> Bool {
        lhs.name.isIdentical(to: rhs.name) && lhs.id.isIdentical(to: rhs.id)
    }

    /// Hashes the code units.
    public func hash(into hasher: inout Hasher) {
        for byte in name.utf8 { hasher.combine(byte) }
        hasher.combine(id == nil)
        for byte in (id ?? "").utf8 { hasher.combine(byte) }
    }
}

extension MarkKey: Comparable {
    /// Orders by name, then by id, code unit by code unit; a key without an id comes first.
    public static func < (lhs: MarkKey, rhs: MarkKey) -> Bool {
        if !lhs.name.isIdentical(to: rhs.name) { return lhs.name.utf8.lexicographicallyPrecedes(rhs.name.utf8) }
        guard let right = rhs.id else { return false }
        return lhs.id.map { $0.utf8.lexicographicallyPrecedes(right.utf8) } ?? true
    }
}

extension MarkKey: WireCodable {
    /// Writes the name, then the id if there is one.
    public func encode(to writer: inout WireWriter) {
        name.encode(to: &writer)
        id.encode(to: &writer)
    }

    /// Reads a key.
    public init(from reader: inout WireReader) throws(WireError) {
        let name = try String(from: &reader)
        self.init(name, id: try String?(from: &reader))
    }
}

extension MarkKey: CustomStringConvertible {
    /// The name, and the id behind `#`.
    public var description: String { id.map { "\(name)#\($0)" } ?? name }
}
