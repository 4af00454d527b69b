extension DotMap {
    /// Traps when the writes don't ascend by id, or one or none is kept as a list. O(n).
    @usableFromInline
    func _invariantCheck() {
        _invariantCheckOfEnds()
        precondition(zip(self, dropFirst()).allSatisfy { $0.id < $1.id }, "writes ascend by id")
    }

    /// Traps when the first and the last write can't be right, or one or none is kept as a list. O(1).
    @usableFromInline
    func _invariantCheckOfEnds() {
        if case .many(let entries) = self { precondition(entries.count > 1, "a list is of two at least") }
        guard let first, let last else { return }
        precondition(first.id.counter > 0, "ids begin at 1")
        precondition(count == 1 || first.id < last.id, "writes ascend by id")
    }
}
