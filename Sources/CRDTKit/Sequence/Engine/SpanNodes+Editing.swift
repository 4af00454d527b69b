extension SpanNodes {
    /// Puts a new span before the one at a place.
    /// - Returns: the place where the new span is.
    mutating func insert(_ span: Span, at place: SpanPlace) -> SpanPlace {
        close()
        elements += span.length
        visible += span.visible
        add(span.visible, toSumsAbove: place.leaf)
        noteLeast(span.first, above: place.leaf)
        let inserted = put(span, at: place)
        if isIndexed { noteLocation(of: span, leaf: inserted.leaf) }
        return inserted
    }

    /// Makes a new span part of the one at a place, which ``Span/joins(_:)`` it.
    mutating func extend(_ place: SpanPlace, by span: Span) {
        close()
        elements += span.length
        visible += span.visible
        add(span.visible, toSumsAbove: place.leaf)
        self[place].append(span)
        if isIndexed { noteLocation(of: span, leaf: place.leaf) }
    }

    /// Cuts the span at a place in two.
    /// - Parameter left: the extent of the left part, neither empty nor all.
    /// - Returns: the place of the right part; the left part is the one before it.
    mutating func split(_ place: SpanPlace, keeping left: ContentExtent) -> SpanPlace {
        var right = self[place]
        right.drop(left)
        self[place].keep(left)
        return put(right, at: SpanPlace(leaf: place.leaf, slot: place.slot + 1))
    }

    /// Adds to the sums of every subtree that holds a leaf.
    func add(_ extent: PackedExtent, toSumsAbove leaf: Int) {
        if extent == .zero { return }
        var child = Int32(leaf)
        var parent = leaves[leaf].parent
        while parent != Self.noNode {
            extents[childIndex(of: child, in: parent)] += extent
            child = parent
            parent = inners[Int(parent)].parent
        }
    }

    /// Takes note of a new id in a leaf.
    func noteLeast(_ id: LocalID, above leaf: Int) {
        var child = Int32(leaf)
        var parent = leaves[leaf].parent
        while parent != Self.noNode {
            let index = childIndex(of: child, in: parent)
            guard replicas.isOrdered(id, before: leasts[index]) else { return }
            leasts[index] = id
            child = parent
            parent = inners[Int(parent)].parent
        }
    }

    /// Opens a slot in a leaf that has room, without touching any sum.
    @inline(__always)
    mutating func placeSpan(_ span: Span, at place: SpanPlace) {
        let target = place.leaf * Self.leafCapacity + place.slot
        let count = Int(leaves[place.leaf].count)
        leaves[place.leaf].count = Int32(truncatingIfNeeded: count + 1)
        slots.move(from: target, to: target + 1, count: count - place.slot)
        slots[target] = span
        if Int(open.leaf) == place.leaf, place.slot <= open.slot { open.slot += 1 }
    }

    /// Closes a slot of a leaf, without touching any sum.
    mutating func removeSpan(at place: SpanPlace) {
        let target = place.leaf * Self.leafCapacity + place.slot
        let count = Int(leaves[place.leaf].count)
        slots.move(from: target + 1, to: target, count: count - place.slot - 1)
        leaves[place.leaf].count = Int32(truncatingIfNeeded: count - 1)
        if Int(open.leaf) == place.leaf, place.slot <= open.slot { open.slot -= 1 }
    }
}

/// Splitting nodes that are full.
extension SpanNodes {
    /// Puts a span in; its share in the sums has been added before.
    mutating func put(_ span: Span, at place: SpanPlace) -> SpanPlace {
        let capacity = Self.leafCapacity
        guard count(ofLeaf: place.leaf) == capacity else {
            placeSpan(span, at: place)
            return place
        }
        settle()
        let kept = place.slot == capacity ? capacity : capacity / 2
        let added = splitLeaf(place.leaf, keeping: kept)
        var target = place
        if place.slot > kept || place.slot == capacity {
            target = SpanPlace(leaf: added, slot: place.slot - kept)
        }
        placeSpan(span, at: target)
        if isIndexed { noteLocations(inLeaf: added) }
        addSibling(added, after: place.leaf)
        if open.leaf != Self.noNode { traceOpenPath() }
        return target
    }

    /// Moves a leaf's last spans to a new leaf after it.
    private mutating func splitLeaf(_ leaf: Int, keeping kept: Int) -> Int {
        let added = allocateLeaf()
        let moved = Self.leafCapacity - kept
        leaves[added].count = Int32(moved)
        slots.move(from: leaf * Self.leafCapacity + kept, to: added * Self.leafCapacity, count: moved)
        leaves[leaf].count = Int32(kept)
        let next = leaves[leaf].next
        leaves[added].previous = Int32(leaf)
        leaves[added].next = next
        leaves[leaf].next = Int32(added)
        if next == Self.noNode {
            lastLeaf = added
        } else {
            leaves[Int(next)].previous = Int32(added)
        }
        if Int(open.leaf) == leaf, open.slot >= kept {
            open.leaf = Int32(added)
            open.slot -= kept
        }
        return added
    }

    private mutating func addSibling(_ added: Int, after leaf: Int) {
        var node = Child(number: Int32(leaf), extent: extent(ofLeaf: leaf), least: least(ofLeaf: leaf))
        var sibling = Child(number: Int32(added), extent: extent(ofLeaf: added), least: least(ofLeaf: added))
        var parent = leaves[leaf].parent
        var isLeaf = true
        while true {
            if parent == Self.noNode {
                addRoot(above: node, and: sibling, areLeaves: isLeaf)
                return
            }
            let index = childIndex(of: node.number, in: parent)
            extents[index] = node.extent
            leasts[index] = node.least
            let slot = index - Int(parent) * Self.innerCapacity + 1
            guard let split = putChild(sibling, at: slot, in: parent, isLeaf: isLeaf) else { return }
            node = innerChild(parent)
            sibling = innerChild(split)
            parent = inners[Int(node.number)].parent
            isLeaf = false
        }
    }

    /// A node with what its parent keeps of it.
    private struct Child {
        var number: Int32
        var extent: PackedExtent
        var least: LocalID
    }

    private func innerChild(_ node: Int32) -> Child {
        Child(number: node, extent: extent(ofInner: Int(node)), least: least(ofInner: Int(node)))
    }

    private mutating func addRoot(above left: Child, and right: Child, areLeaves: Bool) {
        let node = allocateInner(isAboveLeaves: areLeaves)
        root = Int32(node)
        height += 1
        placeChild(left, at: 0, in: root, isLeaf: areLeaves)
        placeChild(right, at: 1, in: root, isLeaf: areLeaves)
    }

    /// Puts a child into an inner node.
    /// - Returns: the node's new sibling, if it had to be split.
    private mutating func putChild(_ child: Child, at slot: Int, in node: Int32, isLeaf: Bool) -> Int32? {
        let capacity = Self.innerCapacity
        guard Int(inners[Int(node)].count) == capacity else {
            placeChild(child, at: slot, in: node, isLeaf: isLeaf)
            return nil
        }
        let kept = slot == capacity ? capacity : capacity / 2
        let sibling = Int32(allocateInner(isAboveLeaves: isLeaf))
        for index in kept..<capacity {
            let source = Int(node) * capacity + index
            let moved = Child(number: children[source], extent: extents[source], least: leasts[source])
            placeChild(moved, at: index - kept, in: sibling, isLeaf: isLeaf)
        }
        inners[Int(node)].count = Int32(kept)
        if slot > kept || slot == capacity {
            placeChild(child, at: slot - kept, in: sibling, isLeaf: isLeaf)
        } else {
            placeChild(child, at: slot, in: node, isLeaf: isLeaf)
        }
        return sibling
    }

    private func placeChild(_ child: Child, at slot: Int, in node: Int32, isLeaf: Bool) {
        let range = childRange(ofInner: Int(node))
        let index = range.lowerBound + slot
        let moved = range.upperBound - index
        children.move(from: index, to: index + 1, count: moved)
        extents.move(from: index, to: index + 1, count: moved)
        leasts.move(from: index, to: index + 1, count: moved)
        children[index] = child.number
        extents[index] = child.extent
        leasts[index] = child.least
        inners[Int(node)].count += 1
        setParent(of: child.number, to: node, isLeaf: isLeaf)
    }
}
