extension Tally {
    /// Traps when anything that a tally relies on does not hold. O(n).
    func _invariantCheck() {
        for index in entries.indices { _invariantCheck(at: index) }
    }

    /// Traps when a count is out of place or can't be right. O(1).
    func _invariantCheck(at index: Int) {
        let count = entries[index].count
        precondition(index == 0 || entries[index - 1].replica < entries[index].replica, "replicas ascend")
        precondition(
            index + 1 == entries.count || entries[index].replica < entries[index + 1].replica,
            "replicas ascend"
        )
        precondition(count.epoch > 0, "ids begin at 1")
        precondition(count.baseline <= count.total, "no more is reset than was counted")
    }
}
