/// How elements find their place and become tombstones.
extension SequenceEngine {
    /// Puts a run where an RGA places what was inserted after `parent`, `nil` being the start.
    /// - Parameter range: where the run's content has been appended.
    mutating func integrate(_ range: Range<Int>, firstID: LocalID, isDeleted: Bool, after parent: ElementPlace?) {
        var place = insertionPlace(for: firstID, after: parent)
        var id = firstID
        var start = range.lowerBound
        while start < range.upperBound {
            let extent = content.piece(in: start..<range.upperBound, maximumElements: .max)
            let span = Span(first: id, start: start, extent: extent, isDeleted: isDeleted)
            let inserted = insert(span, at: place)
            place = SpanPlace(leaf: inserted.leaf, slot: inserted.slot + 1)
            id = id.advanced(by: extent.elements)
            start += extent.storage
        }
    }

    /// Makes elements of one span tombstones, cutting the span as little as possible.
    mutating func markDeleted(_ first: ElementPlace, length: Int) {
        let span = tree[first.span]
        guard !span.isDeleted else { return }
        let end = first.offset + length
        if first.offset == 0 {
            guard end < span.length else {
                _ = tree.markDeleted(first.span)
                return
            }
            let left = extent(ofFirst: end, of: span)
            if tree.moveToPreviousTombstone(left, from: first.span) { return }
            let rest = tree.split(first.span, keeping: left)
            _ = tree.markDeleted(tree.place(before: rest) ?? first.span)
            return
        }
        let left = extent(ofFirst: first.offset, of: span)
        if end == span.length, tree.moveToNextTombstone(keeping: left, from: first.span) { return }
        let deleted = tree.split(first.span, keeping: left)
        if end < span.length {
            let middle = extent(ofFirst: length, of: tree[deleted])
            let rest = tree.split(deleted, keeping: middle)
            _ = tree.markDeleted(tree.place(before: rest) ?? deleted)
        } else {
            _ = tree.markDeleted(deleted)
        }
    }

    private mutating func insertionPlace(for id: LocalID, after parent: ElementPlace?) -> SpanPlace {
        guard let parent else { return tree.insertionPlace(for: id, after: nil) }
        let span = tree[parent.span]
        let next = parent.offset + 1
        // The parent's successor in its run is a sibling of the new element and, with the rest of the run, goes first if
        // it is greater.
        guard next < span.length, tree.replicas.isOrdered(span.first.advanced(by: next), before: id) else {
            return tree.insertionPlace(for: id, after: parent.span)
        }
        return tree.split(parent.span, keeping: extent(ofFirst: next, of: span))
    }

    /// Puts a span at a place, as part of the span before it where the two can be held as one.
    /// - Returns: the place of the span that holds it.
    private mutating func insert(_ span: Span, at place: SpanPlace) -> SpanPlace {
        if place.slot > 0 {
            let previous = SpanPlace(leaf: place.leaf, slot: place.slot - 1)
            if tree[previous].joins(span) {
                tree.extend(previous, by: span.extent)
                return previous
            }
        }
        return tree.insert(span, at: place)
    }
}
