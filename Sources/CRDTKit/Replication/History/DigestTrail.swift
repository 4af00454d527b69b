/// The rolling digest of one replica's changes at some of their ends, from which those between are found again.
///
/// Digests are asked for when replicas meet, not at every keystroke, so they are made up late.
struct DigestTrail: Sendable {
    private var marks: [Mark]

    private struct Mark {
        /// The last counter of the change.
        let counter: UInt64
        let digest: UInt64
    }

    init(counter: UInt64, digest: UInt64) {
        marks = [Mark(counter: counter, digest: digest)]
    }
}

extension DigestTrail {
    /// The last mark at or before a counter.
    func mark(before counter: UInt64) -> (counter: UInt64, digest: UInt64)? {
        let index = marks.partitioningIndex { $0.counter > counter }
        return index == 0 ? nil : (marks[index - 1].counter, marks[index - 1].digest)
    }

    var last: (counter: UInt64, digest: UInt64) { (marks[marks.count - 1].counter, marks[marks.count - 1].digest) }

    mutating func mark(_ counter: UInt64, _ digest: UInt64) {
        marks.append(Mark(counter: counter, digest: digest))
    }
}

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
