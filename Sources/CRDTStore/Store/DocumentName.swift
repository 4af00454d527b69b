/// Which of a store's documents: any string, compared by its Unicode scalars as they are.
public struct DocumentName: Hashable, Sendable {
    /// The string.
    public let string: String

    /// Names a document.
    public init(_ string: String) {
        self.string = string
    }
}

extension DocumentName: ExpressibleByStringLiteral {
    /// Names a document.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension DocumentName {
    /// Whether they are the same scalars.
    ///
    /// SQLite compares names so, while strings are equal, too, if they are canonically equivalent.
    public static func == (lhs: DocumentName, rhs: DocumentName) -> Bool {
        lhs.string.utf8.elementsEqual(rhs.string.utf8)
    }

    /// Feeds the scalars.
    public func hash(into hasher: inout Hasher) {
        for byte in string.utf8 { hasher.combine(byte) }
    }
}

extension DocumentName: Comparable {
    /// Orders by UTF-8, as SQLite does.
    public static func < (lhs: DocumentName, rhs: DocumentName) -> Bool {
        lhs.string.utf8.lexicographicallyPrecedes(rhs.string.utf8)
    }
}

extension DocumentName: CustomStringConvertible {
    /// The string.
    public var description: String { string }
}
