extension ObservedMap {
    /// Traps when anything that the map relies on does not hold; what nested values rely on is left to them. O(n) expected.
    @usableFromInline
    func _invariantCheck() {
        entries._invariantCheck()
        for entry in entries.values {
            precondition(!entry.isPristine, "a key that left nothing behind takes no space")
            entry.presence._invariantCheck()
        }
    }

    /// Traps when the key at a position can't be right. O(1) expected, beyond what comparing its value takes.
    @usableFromInline
    func _invariantCheck(at position: Int) {
        entries._invariantCheck(at: position)
        guard position < entries.count else { return }
        precondition(!entries.values[position].isPristine, "a key that left nothing behind takes no space")
        entries.values[position].presence._invariantCheckOfEnds()
    }
}
