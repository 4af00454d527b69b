extension KeyedDots {
    /// Traps when anything that the table relies on does not hold. O(n) expected.
    @usableFromInline
    func _invariantCheck() {
        table._invariantCheck()
        for dots in table.values {
            precondition(!dots.isEmpty, "an element without writes takes no space")
            dots._invariantCheck()
        }
    }

    /// Traps when the element at a position can't be right. O(1) expected.
    @usableFromInline
    func _invariantCheck(at position: Int) {
        table._invariantCheck(at: position)
        precondition(position >= count || !table.values[position].isEmpty, "an element without writes takes no space")
    }
}
