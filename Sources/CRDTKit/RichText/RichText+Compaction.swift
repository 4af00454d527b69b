extension RichText {
    /// Forgets what was removed, and the marks and attributes that no longer matter; removed characters that hold the edge of a
    /// mark stay as long as the mark. O(n log n) in the runs of the text and in marks.
    public mutating func compact() {
        text.engine.indexIDs()
        reduceMarks()
        marks.remove(forgettableMarks)
        reducedCount = marks.count
        blocks.forget(blocks.writes.keys.filter { !isVisible($0.start) })
        blocks.compact()
        text.engine.removeTombstones(keeping: marks.flatMap(\.mark.elements))
    }

    /// The marks that show nowhere, and can't show again whatever is inserted by somebody who has seen all that is here,
    /// ascending.
    ///
    /// One stays even so if it makes others insert behind a removed element: they may not forget at the same time.
    private var forgettableMarks: [OperationID] {
        let layout = layout
        let marks = layout.groups.joined()
        let held = Set(
            marks.flatMap { mark in
                mark.isHeldByRemoved ? [mark.start.position, mark.end.position] : []
            }
        )
        let empty = Set(marks.filter { $0.isEmptyForGood && !held.contains($0.start.position) }.map(\.id))
        var forgettable = empty.sorted()
        for group in layout.groups {
            // What earlier marks, which come last, give a value: stretches that ascend and don't overlap.
            var valued: [Range<Int>] = []
            for mark in group.reversed() where !empty.contains(mark.id) && mark.start.gap < mark.end.gap {
                let gaps = mark.start.gap..<mark.end.gap
                let first = valued.partitioningIndex { $0.upperBound > gaps.lowerBound }
                let isNeeded = first < valued.count && valued[first].lowerBound < gaps.upperBound
                if mark.value == nil {
                    if !isNeeded { forgettable.append(mark.id) }
                } else {
                    let last = valued.partitioningIndex { $0.lowerBound >= gaps.upperBound }
                    let joined = valued[first..<last].reduce(gaps) { joined, other in
                        min(joined.lowerBound, other.lowerBound)..<max(joined.upperBound, other.upperBound)
                    }
                    valued.replaceSubrange(first..<last, with: [joined])
                }
            }
        }
        return forgettable.sorted()
    }
}

extension PlacedMark {
    /// Whether it covers nothing, and begins right before an element: what is inserted behind the visible element to its left
    /// comes before it.
    fileprivate var isEmptyForGood: Bool {
        guard positions == nil, case .before = entry.mark.start, case .before = entry.mark.end else { return false }
        return true
    }
}

extension LWWMap {
    /// Forgets keys, which every replica has seen and none will write again. O(k) expected.
    fileprivate mutating func forget(_ keys: [Key]) {
        writes.remove(at: keys.compactMap { writes.position(of: $0) }.sorted())
        removalCount = writes.values.count { $0.value == nil }
    }
}
