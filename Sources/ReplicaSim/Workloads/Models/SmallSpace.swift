/// What the random edits of shipped types draw from: mostly the first few of each, see ``DrawStream/varied(below:)``.
enum SmallSpace {
    static let elements = 1 << 20
    static let keys = 40
    static let values = 1 << 40
    static let amounts = 1 << 40
}

extension SmallSpace {
    /// How a map's key is spelt.
    static func key(_ number: Int) -> String { "key\(number)" }
}
