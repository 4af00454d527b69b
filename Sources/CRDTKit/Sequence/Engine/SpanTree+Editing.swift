extension SpanTree {
    /// Puts a new span before the one at a place.
    /// - Returns: the place where the new span is.
    mutating func insert(_ span: Span, at place: SpanPlace) -> SpanPlace {
        addToTotals(SpanSummary(span), of: place.leaf)
        let place = put(span, at: place)
        noteLocation(of: span.first, length: span.length, leaf: place.leaf)
        return place
    }

    /// Cuts the span at a place in two.
    /// - Parameter left: the extent of the left part, neither empty nor all.
    /// - Returns: the place of the right part; the left part is the one before it.
    mutating func split(_ place: SpanPlace, keeping left: ContentExtent) -> SpanPlace {
        let right = self[place].cut(left)
        return put(right, at: SpanPlace(leaf: place.leaf, slot: place.slot + 1))
    }

    /// Lengthens a span by elements that have the ids and the content right after its own.
    mutating func extend(_ place: SpanPlace, by extent: ContentExtent) {
        let span = self[place]
        let added = Span(
            first: LocalID(counter: span.endCounter, replica: span.first.replica),
            start: span.start + span.extent.storage,
            extent: extent,
            isDeleted: span.isDeleted
        )
        addToTotals(SpanSummary(added), of: place.leaf)
        self[place].extent += extent
        noteLocation(of: added.first, length: added.length, leaf: place.leaf)
    }

    /// Turns a whole span into a tombstone and joins it with tombstones beside it in its leaf.
    /// - Returns: the place of the span that holds it now.
    mutating func markDeleted(_ place: SpanPlace) -> SpanPlace {
        addToTotals(SpanSummary(deleting: self[place].extent), of: place.leaf)
        self[place].isDeleted = true
        joinWithNext(place)
        guard place.slot > 0 else { return place }
        let previous = SpanPlace(leaf: place.leaf, slot: place.slot - 1)
        return joinWithNext(previous) ? previous : place
    }

    /// Moves the first part of a visible span to the tombstone before it, if the two can be held as one.
    /// - Returns: whether they could.
    mutating func moveToPreviousTombstone(_ left: ContentExtent, from place: SpanPlace) -> Bool {
        guard place.slot > 0 else { return false }
        let previous = SpanPlace(leaf: place.leaf, slot: place.slot - 1)
        var kept = self[place]
        let rest = kept.cut(left)
        kept.isDeleted = true
        guard self[previous].joins(kept) else { return false }
        addToTotals(SpanSummary(deleting: left), of: place.leaf)
        self[previous].extent += left
        self[place] = rest
        return true
    }

    /// Moves the last part of a visible span to the tombstone after it, if the two can be held as one.
    /// - Parameter left: the extent of what stays.
    /// - Returns: whether they could.
    mutating func moveToNextTombstone(keeping left: ContentExtent, from place: SpanPlace) -> Bool {
        guard place.slot + 1 < leaves[place.leaf].count else { return false }
        let next = SpanPlace(leaf: place.leaf, slot: place.slot + 1)
        var kept = self[place]
        var moved = kept.cut(left)
        moved.isDeleted = true
        guard moved.joins(self[next]) else { return false }
        addToTotals(SpanSummary(deleting: moved.extent), of: place.leaf)
        moved.extent += self[next].extent
        self[next] = moved
        self[place] = kept
        return true
    }

    @discardableResult
    private mutating func joinWithNext(_ place: SpanPlace) -> Bool {
        guard place.slot + 1 < leaves[place.leaf].count else { return false }
        let next = SpanPlace(leaf: place.leaf, slot: place.slot + 1)
        guard self[place].joins(self[next]) else { return false }
        self[place].extent += self[next].extent
        removeSpan(at: next)
        return true
    }
}

extension SpanTree {
    /// Adds to the totals of every subtree that holds a leaf.
    private mutating func addToTotals(_ change: SpanSummary, of leaf: Int) {
        total.add(change, comparing: replicas)
        var child = Int32(leaf)
        var parent = leaves[leaf].parent
        while parent != Self.noNode {
            summaries[childIndex(of: child, in: parent)].add(change, comparing: replicas)
            child = parent
            parent = inners[Int(parent)].parent
        }
    }

    /// Puts a span in, splitting nodes that are full; its share in the totals has been added before.
    private mutating func put(_ span: Span, at place: SpanPlace) -> SpanPlace {
        let capacity = Self.leafCapacity
        guard leaves[place.leaf].count == capacity else {
            placeSpan(span, at: place)
            return place
        }
        let kept = place.slot == capacity ? capacity : capacity / 2
        let added = splitLeaf(place.leaf, keeping: kept)
        var target = place
        if place.slot > kept || place.slot == capacity {
            target = SpanPlace(leaf: added, slot: place.slot - kept)
        }
        placeSpan(span, at: target)
        for index in slotRange(ofLeaf: added) {
            noteLocation(of: slots[index].first, length: slots[index].length, leaf: added)
        }
        addSibling(added, after: place.leaf)
        return target
    }

    /// Moves a leaf's last spans to a new leaf after it.
    private mutating func splitLeaf(_ leaf: Int, keeping kept: Int) -> Int {
        let added = allocateLeaf()
        let moved = Self.leafCapacity - kept
        for index in 0..<moved {
            slots[added * Self.leafCapacity + index] = slots[leaf * Self.leafCapacity + kept + index]
        }
        leaves[leaf].count = kept
        leaves[added].count = moved
        let next = leaves[leaf].next
        leaves[added].previous = Int32(leaf)
        leaves[added].next = next
        leaves[leaf].next = Int32(added)
        if next == Self.noNode {
            lastLeaf = added
        } else {
            leaves[Int(next)].previous = Int32(added)
        }
        return added
    }

    private mutating func addSibling(_ added: Int, after leaf: Int) {
        var node = Int32(leaf)
        var sibling = Int32(added)
        var parent = leaves[leaf].parent
        var nodeSummary = summary(ofLeaf: leaf)
        var siblingSummary = summary(ofLeaf: added)
        var isLeaf = true
        while true {
            if parent == Self.noNode {
                addRoot(above: node, nodeSummary, and: sibling, siblingSummary, areLeaves: isLeaf)
                return
            }
            let index = childIndex(of: node, in: parent)
            summaries[index] = nodeSummary
            let slot = index - Int(parent) * Self.innerCapacity + 1
            guard let split = putChild(sibling, siblingSummary, at: slot, in: parent, isLeaf: isLeaf) else { return }
            node = parent
            sibling = split
            parent = inners[Int(node)].parent
            nodeSummary = summary(ofInner: Int(node))
            siblingSummary = summary(ofInner: Int(sibling))
            isLeaf = false
        }
    }

    private mutating func addRoot(
        above left: Int32,
        _ leftSummary: SpanSummary,
        and right: Int32,
        _ rightSummary: SpanSummary,
        areLeaves: Bool
    ) {
        let node = allocateInner(isAboveLeaves: areLeaves)
        root = Int32(node)
        placeChild(left, leftSummary, at: 0, in: root, isLeaf: areLeaves)
        placeChild(right, rightSummary, at: 1, in: root, isLeaf: areLeaves)
    }

    /// Puts a child into an inner node.
    /// - Returns: the node's new sibling, if it had to be split.
    private mutating func putChild(
        _ child: Int32,
        _ summary: SpanSummary,
        at slot: Int,
        in node: Int32,
        isLeaf: Bool
    ) -> Int32? {
        let capacity = Self.innerCapacity
        guard inners[Int(node)].count == capacity else {
            placeChild(child, summary, at: slot, in: node, isLeaf: isLeaf)
            return nil
        }
        let kept = slot == capacity ? capacity : capacity / 2
        let sibling = Int32(allocateInner(isAboveLeaves: isLeaf))
        for index in kept..<capacity {
            let source = Int(node) * capacity + index
            placeChild(children[source], summaries[source], at: index - kept, in: sibling, isLeaf: isLeaf)
        }
        inners[Int(node)].count = kept
        if slot > kept || slot == capacity {
            placeChild(child, summary, at: slot - kept, in: sibling, isLeaf: isLeaf)
        } else {
            placeChild(child, summary, at: slot, in: node, isLeaf: isLeaf)
        }
        return sibling
    }

    private mutating func placeChild(
        _ child: Int32,
        _ summary: SpanSummary,
        at slot: Int,
        in node: Int32,
        isLeaf: Bool
    ) {
        let range = childRange(ofInner: Int(node))
        var index = range.upperBound
        while index > range.lowerBound + slot {
            children[index] = children[index - 1]
            summaries[index] = summaries[index - 1]
            index -= 1
        }
        children[index] = child
        summaries[index] = summary
        inners[Int(node)].count += 1
        setParent(of: child, to: node, isLeaf: isLeaf)
    }
}
