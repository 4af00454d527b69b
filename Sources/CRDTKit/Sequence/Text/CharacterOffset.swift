/// A place in a text counted in Characters. Finding it takes time in the length of the text, because
/// what is one Character depends on its surroundings and is never stored.
public struct CharacterOffset: TextOffset {
    /// How many Characters stand before the place.
    public let value: Int

    /// Creates the offset with that many Characters before it.
    public init(_ value: Int) {
        self.value = value
    }

    /// Counts Characters.
    public static var unit: TextUnit { .character }
}

extension TextOffset where Self == CharacterOffset {
    /// The offset with that many Characters before it.
    public static func character(_ value: Int) -> CharacterOffset { CharacterOffset(value) }
}

extension Range where Bound == CharacterOffset {
    /// The range between two offsets in Characters.
    public static func character(_ range: Range<Int>) -> Range<CharacterOffset> {
        CharacterOffset(range.lowerBound)..<CharacterOffset(range.upperBound)
    }
}
