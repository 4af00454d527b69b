extension LWWMap {
    /// Traps when anything that the map relies on does not hold. O(n) expected.
    @usableFromInline
    func _invariantCheck() {
        writes._invariantCheck()
        precondition(removalCount == writes.values.count { $0.value == nil }, "removals are counted")
    }

    /// Traps when what was written at a position can't be right. O(1) expected.
    @usableFromInline
    func _invariantCheck(at position: Int) {
        writes._invariantCheck(at: position)
        precondition((0...writes.count).contains(removalCount), "there are no more removals than writes")
    }
}
