/// What a search for a key found out, so that what follows need not search or hash again.
///
/// It holds good until a key is added or removed.
@usableFromInline
struct KeyPlace: Sendable {
    /// The key's tag.
    @usableFromInline
    let tag: UInt32

    /// Where the key is, nil if it is not there.
    @usableFromInline
    let position: Int?

    @inlinable
    init(tag: UInt32, position: Int?) {
        self.tag = tag
        self.position = position
    }
}
