/// A write that is alive: what it says, and the id of the operation that made it.
@usableFromInline
struct DotEntry<Content: Sendable>: Sendable {
    @usableFromInline
    let id: OperationID

    @usableFromInline
    let content: Content

    @inlinable
    init(id: OperationID, content: Content) {
        self.id = id
        self.content = content
    }
}

extension DotEntry: Equatable where Content: Equatable {}
extension DotEntry: Hashable where Content: Hashable {}
