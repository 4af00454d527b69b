extension ChangeHistory {
    private static var changesPerMark: Int { 256 }

    /// The rolling digest after the last change. O(1) after ``settleDigest()``.
    var digest: UInt64 {
        digest(from: trail.last, to: lastCounter) ?? baseDigest
    }

    /// The rolling digest up to a change that ends exactly at `counter`, or nil if none does or it is trimmed.
    func digest(at counter: UInt64) -> UInt64? {
        guard counter <= lastCounter, let mark = trail.mark(before: counter) else { return nil }
        return digest(from: mark, to: counter)
    }

    private func digest(from mark: (counter: UInt64, digest: UInt64), to counter: UInt64) -> UInt64? {
        if mark.counter == counter { return mark.digest }
        var digest = mark.digest
        var cursor = Cursor(self, at: mark.counter + 1)
        while cursor.advance() {
            digest = cursor.roll(digest)
            let end = cursor.firstCounter + (cursor.ids - 1)
            if end >= counter { return end == counter ? digest : nil }
        }
        return nil
    }

    /// Makes up the digest of what came since it was last asked for, so that it is at hand.
    mutating func settleDigest() {
        var (counter, digest) = trail.last
        if counter == lastCounter { return }
        var cursor = Cursor(self, at: counter + 1)
        var unmarked = 0
        while cursor.advance() {
            digest = cursor.roll(digest)
            counter = cursor.firstCounter + (cursor.ids - 1)
            unmarked += 1
            if unmarked == Self.changesPerMark {
                trail.mark(counter, digest)
                unmarked = 0
            }
        }
        if unmarked > 0 { trail.mark(counter, digest) }
    }

    /// Takes over the digest of a saved history.
    mutating func settleDigest(as digest: UInt64) {
        if lastCounter > trail.last.counter { trail.mark(lastCounter, digest) }
    }
}

extension ChangeHistory.Cursor {
    /// The rolling digest after the current change, from that before it.
    fileprivate func roll(_ digest: UInt64) -> UInt64 {
        var rolling = ContentDigest()
        rolling.combine(digest)
        rolling.combine(changeDigest)
        return rolling.value
    }
}
