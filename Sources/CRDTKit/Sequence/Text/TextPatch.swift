/// What a change from elsewhere did to the visible text, in one place: some of it went, or some came.
///
/// Patches are in order: each speaks of the text as the ones before it left it, so that applying them to the text before the
/// change gives the text after it.
public struct TextPatch: Hashable, Sendable {
    /// Where it happened: how many Unicode scalars stand before the place.
    public let position: Int

    /// How many scalars after the place went.
    public let removedCount: Int

    /// How many scalars came there; what they are is in the text.
    public let insertedCount: Int

    /// Creates a patch.
    public init(position: Int, removedCount: Int = 0, insertedCount: Int = 0) {
        self.position = position
        self.removedCount = removedCount
        self.insertedCount = insertedCount
    }
}
