/// What the random edits of sets, maps and arrays draw from.
enum SmallSpace {
    static let elements = 8
    static let keys = 5
    static let values = 100
}

extension SmallSpace {
    /// How a map's key is spelt.
    static func key(_ number: Int) -> String { "key\(number)" }
}
