extension DrawStream {
    /// A key of a map.
    mutating func key() -> String { "key\(below(SmallSpace.keys))" }
}
