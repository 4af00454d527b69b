extension VersionVector {
    /// Traps when anything that a vector relies on does not hold. O(n).
    @usableFromInline
    func _invariantCheck() {
        for index in entries.indices { _invariantCheck(at: index) }
    }

    /// Traps when an entry is out of place. O(1).
    @usableFromInline
    func _invariantCheck(at index: Int) {
        guard entries.indices.contains(index) else { return }
        precondition(entries[index].counter > 0, "a replica of which nothing was seen has no entry")
        precondition(index == 0 || entries[index - 1].replica < entries[index].replica, "replicas ascend")
        precondition(
            index + 1 == entries.count || entries[index].replica < entries[index + 1].replica,
            "replicas ascend"
        )
    }
}
