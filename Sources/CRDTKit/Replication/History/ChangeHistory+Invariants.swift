extension ChangeHistory {
    /// Traps when anything that the history relies on does not hold. O(n) for n changes.
    func _invariantCheck() {
        var end = base
        var count = 0
        for change in changes(after: base) {
            precondition(change.author == replica, "a history is one author's")
            precondition(change.previousCounter == end && change.id.counter > end, "history has no gaps")
            end = change.lastCounter
            count += 1
        }
        precondition(end == lastCounter && count == self.count, "changes are counted")
        precondition(trail.last.counter <= lastCounter, "digests are of what is held")
    }
}
