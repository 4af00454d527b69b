/// The content of a write that says nothing but that it happened.
struct Nothing: Hashable, Sendable {}
