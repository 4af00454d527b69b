extension ChangeHistory {
    /// Lets go of the changes that end at or before a counter. O(n) in what is kept.
    mutating func trim(through counter: UInt64) {
        guard counter > base, count > 0 else { return }
        let first = run(at: 0)
        if first.firstCounter + UInt64(first.headIDs) - 1 > counter { return }
        var cursor = Cursor(self, at: base + 1)
        var end = base
        while end < counter, cursor.advance() {
            let next = cursor.firstCounter + (cursor.ids - 1)
            if next > counter { break }
            end = next
        }
        guard let digest = digest(at: end) else { return }
        var kept = ChangeHistory(replica: replica, base: end, baseDigest: digest)
        for change in changes(after: end) { kept.append(change) }
        self = kept
    }
}
