/// What the two sides of a state merge have seen.
///
/// An operation that a side has seen but no longer holds was removed there; one that it has not seen is news. That
/// distinction is what lets sets forget their removed elements (Almeida, Shoker, Baquero: "Delta State Replicated Data
/// Types", 2018).
public struct MergeContext: Sendable {
    /// What the side merged into has seen.
    public let mine: VersionVector

    /// What the side merged from has seen.
    public let theirs: VersionVector

    /// Creates a context from two versions.
    @inlinable
    public init(mine: VersionVector, theirs: VersionVector) {
        self.mine = mine
        self.theirs = theirs
    }
}
