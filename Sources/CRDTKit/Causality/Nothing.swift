/// The content of a write that says nothing but that it happened.
@usableFromInline
struct Nothing: Hashable, Sendable {
    @inlinable
    init() {}
}
