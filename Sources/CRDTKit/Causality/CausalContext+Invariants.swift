extension CausalContext {
    /// Traps when anything that a context relies on does not hold. O(n log n).
    func _invariantCheck() {
        version._invariantCheck()
        for index in ranges.indices { _invariantCheck(at: index) }
    }

    /// Traps when a range is empty, out of place or touches another one or the version. O(log n).
    func _invariantCheck(at index: Int) {
        guard ranges.indices.contains(index) else { return }
        let range = ranges[index]
        precondition(!range.isEmpty, "no range is empty")
        precondition(range.lowerBound > version[range.replica] + 1, "ranges lie beyond the version")
        for (lower, upper) in [(index - 1, index), (index, index + 1)] where lower >= 0 && upper < ranges.count {
            let (first, second) = (ranges[lower], ranges[upper])
            precondition(
                first.replica < second.replica
                    || (first.replica == second.replica && first.upperBound < second.lowerBound),
                "ranges ascend and don't touch"
            )
        }
    }
}
