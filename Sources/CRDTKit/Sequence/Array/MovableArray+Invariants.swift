extension MovableArray {
    /// Traps when anything that the array relies on does not hold. O(n) expected.
    func _invariantCheck() {
        var count = 0
        forEachPlace { slot, element in
            precondition(residents[element]?.slot == slot, "in each place is an element that knows it")
            count += 1
        }
        precondition(count == residents.count, "each element is in a place")
    }
}
