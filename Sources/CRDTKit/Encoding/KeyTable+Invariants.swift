extension KeyTable {
    /// Traps when a key would not be found, or would be found elsewhere. O(n) expected.
    @usableFromInline
    func _invariantCheck() {
        precondition(index.slots.indices.count { !index.isVacant($0) } == count, "a slot for every key, and no other")
        for position in positions { _invariantCheck(at: position) }
    }

    /// Traps when the key at a position would not be found there. O(1) expected.
    @usableFromInline
    func _invariantCheck(at position: Int) {
        precondition(keys.count == values.count && keys.count == index.tags.count, "keys, values and tags are as many")
        precondition(index.slots.count & (index.slots.count - 1) == 0, "there are a power of two of slots")
        precondition(index.slots.count > count || isEmpty, "a search ends at a vacant slot")
        guard positions.contains(position) else { return }
        precondition(Self.tag(of: keys[position]) == index.tags[position], "a key has its tag")
        precondition(self.position(of: keys[position]) == position, "a key is found where it is")
    }
}
