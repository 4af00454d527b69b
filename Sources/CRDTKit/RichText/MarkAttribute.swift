/// What a piece of text or a paragraph has under a key.
public struct MarkAttribute: Hashable, Sendable {
    /// What it is about.
    public let key: MarkKey

    /// What it says.
    public let value: MarkValue

    /// Creates an attribute.
    public init(_ key: MarkKey, _ value: MarkValue = .present) {
        self.key = key
        self.value = value
    }
}
