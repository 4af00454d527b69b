/// Opening a span, and changing the open one in place.
extension SpanNodes {
    /// Whether the open span ends at a position, counted in visible elements.
    ///
    /// A tombstone may be open, after a removal that found its elements removed already. It doesn't count: what is typed at
    /// a position comes right after the visible element there, on every replica.
    @inline(__always)
    func isOpen(at position: Int) -> Bool {
        guard open.leaf != Self.noNode else { return false }
        if open.slot < 0 { return position == 0 }
        let span = openSpan
        return !span.isDeleted && open.before.elements + span.length == position
    }

    /// The open span; there is one.
    @inline(__always)
    var openSpan: Span {
        get { slots[Int(open.leaf) * Self.leafCapacity + open.slot] }
        nonmutating set { slots[Int(open.leaf) * Self.leafCapacity + open.slot] = newValue }
    }

    /// The number of elements of the open span, 0 at the start.
    @inline(__always)
    var openLength: Int { open.slot < 0 ? 0 : openSpan.length }

    /// The last element of the open span, `nil` at the start.
    @inline(__always)
    var openParent: LocalID? {
        open.slot < 0 ? nil : LocalID(counter: openSpan.endCounter - 1, replica: openSpan.replica)
    }

    /// How far into the open span an element is, if it is in there.
    @inline(__always)
    func openOffset(of id: LocalID) -> Int? {
        open.leaf == Self.noNode || open.slot < 0 ? nil : openSpan.offset(of: id)
    }

    /// Whether a new element that was inserted after the open span's last comes right after it: what stands there now
    /// has a lesser id.
    @inline(__always)
    func followsOpen(_ id: LocalID) -> Bool {
        guard let next = place(after: openPlace) else { return true }
        return replicas.isOrdered(self[next].first, before: id)
    }

    /// The place of the open span; there is one.
    var openPlace: SpanPlace { SpanPlace(leaf: Int(open.leaf), slot: open.slot) }

    /// Adds what is pending to the sums above the open leaf.
    @inline(__always)
    mutating func settle() {
        if open.pending == .zero { return }
        for level in 0..<height { extents[Int(path[level])] += open.pending }
        open.pending = .zero
    }

    /// Settles, and leaves no span open.
    mutating func close() {
        settle()
        open.leaf = Self.noNode
    }

    /// Opens the place before the first span.
    mutating func openStart() {
        settle()
        open.before = .zero
        open.slot = -1
        if open.leaf == Int32(firstLeaf) { return }
        open.leaf = Int32(firstLeaf)
        traceOpenPath()
    }

    /// Opens the span that holds the visible element at a position.
    /// - Returns: how far into the span the element is.
    mutating func openElement(at position: Int) -> Int {
        settle()
        var rest = UInt32(truncatingIfNeeded: position)
        var before = PackedExtent.zero
        var leaf = 0
        var node = root
        var level = height - 1
        while level >= 0 {
            var index = Int(node) * Self.innerCapacity
            while true {
                let extent = extents[index]
                if rest < extent.lanes.x { break }
                rest &-= extent.lanes.x
                before += extent
                index += 1
            }
            path[level] = Int32(truncatingIfNeeded: index)
            node = children[index]
            leaf = Int(node)
            level -= 1
        }
        let start = leaf * Self.leafCapacity
        var slot = start
        while true {
            let extent = slots[slot].visible
            if rest < extent.lanes.x { break }
            rest &-= extent.lanes.x
            before += extent
            slot += 1
        }
        open.leaf = Int32(truncatingIfNeeded: leaf)
        open.slot = slot - start
        open.before = before
        return Int(rest)
    }

    /// Opens the span at a place.
    mutating func open(_ place: SpanPlace) {
        settle()
        open.before = extent(before: place)
        open.slot = place.slot
        if Int(open.leaf) == place.leaf { return }
        open.leaf = Int32(place.leaf)
        traceOpenPath()
    }

    /// Notes where the sums are that include the open leaf.
    func traceOpenPath() {
        var child = open.leaf
        var parent = leaves[Int(child)].parent
        var level = 0
        while parent != Self.noNode {
            path[level] = Int32(childIndex(of: child, in: parent))
            child = parent
            parent = inners[Int(parent)].parent
            level += 1
        }
    }

    /// Puts a visible span right after the open one, or makes it part of that, and leaves it open.
    ///
    /// The span's first id must be greater than the least in the open leaf, if the leaf has any.
    @inline(__always)
    mutating func insertAfterOpen(_ span: Span) {
        let extent = span.visible
        elements += span.length
        visible += extent
        if open.slot >= 0 {
            let index = Int(open.leaf) * Self.leafCapacity + open.slot
            if slots[index].joins(span) {
                slots[index].append(span)
                open.pending += extent
                if isIndexed { noteLocation(of: span, leaf: Int(open.leaf)) }
                return
            }
            open.before += slots[index].visible
        }
        let place = SpanPlace(leaf: Int(open.leaf), slot: open.slot + 1)
        if leaves[place.leaf].count < Int32(Self.leafCapacity) {
            open.pending += extent
            placeSpan(span, at: place)
            open.slot += 1
            if isIndexed { noteLocation(of: span, leaf: place.leaf) }
        } else {
            insertIntoFullLeaf(span, at: place)
        }
    }

    private mutating func insertIntoFullLeaf(_ span: Span, at place: SpanPlace) {
        settle()
        add(span.visible, toSumsAbove: place.leaf)
        let inserted = put(span, at: place)
        if isIndexed { noteLocation(of: span, leaf: inserted.leaf) }
        open.leaf = Int32(inserted.leaf)
        open.slot = inserted.slot
        traceOpenPath()
    }
}

/// Erasing in the open span.
extension SpanNodes {
    /// Makes elements of the open span tombstones.
    /// - Parameters:
    ///   - erased: their extent.
    ///   - left: the extent of the elements of the span before them.
    mutating func eraseInOpen(_ erased: ContentExtent, after left: ContentExtent) {
        let span = openSpan
        visible -= PackedExtent(erased)
        open.pending -= PackedExtent(erased)
        if erased.elements == span.length {
            openSpan = span.deleted
            joinOpenTombstone()
            return
        }
        let tombstone = Span(tombstones: erased.elements, first: span.first.advanced(by: left.elements))
        if left.elements + erased.elements == span.length {
            openSpan.keep(left)
            putAfterOpen(tombstone)
        } else if left.elements == 0 {
            openSpan.drop(erased)
            putBeforeOpen(tombstone)
        } else {
            var rest = span
            rest.drop(left + erased)
            openSpan.keep(left)
            // The rest first: splitting a full leaf counts anew what is visible there.
            let place = put(rest, at: SpanPlace(leaf: Int(open.leaf), slot: open.slot + 1))
            let erased = put(tombstone, at: place)
            if isIndexed { noteLocation(of: tombstone, leaf: erased.leaf) }
        }
    }

    private mutating func putAfterOpen(_ tombstone: Span) {
        let place = SpanPlace(leaf: Int(open.leaf), slot: open.slot + 1)
        if place.slot < count(ofLeaf: place.leaf), tombstone.joins(self[place]) {
            var joined = tombstone
            joined.append(self[place])
            self[place] = joined
        } else {
            _ = put(tombstone, at: place)
        }
    }

    private mutating func putBeforeOpen(_ tombstone: Span) {
        let previous = SpanPlace(leaf: Int(open.leaf), slot: open.slot - 1)
        if previous.slot >= 0, self[previous].joins(tombstone) {
            self[previous].append(tombstone)
        } else {
            _ = put(tombstone, at: openPlace)
        }
    }

    /// Joins the open span, a tombstone now, with tombstones beside it, and opens the visible span before it.
    private mutating func joinOpenTombstone() {
        let leaf = Int(open.leaf)
        let next = SpanPlace(leaf: leaf, slot: open.slot + 1)
        if next.slot < count(ofLeaf: leaf), openSpan.joins(self[next]) {
            openSpan.append(self[next])
            removeSpan(at: next)
        }
        let previous = SpanPlace(leaf: leaf, slot: open.slot - 1)
        if previous.slot >= 0, self[previous].joins(openSpan) {
            self[previous].append(openSpan)
            removeSpan(at: openPlace)
        }
        stepBack(in: leaf)
    }

    private mutating func stepBack(in leaf: Int) {
        let start = leaf * Self.leafCapacity
        var slot = open.slot
        while slot >= 0, slots[start + slot].isDeleted { slot -= 1 }
        if slot >= 0 {
            open.slot = slot
            open.before -= slots[start + slot].visible
        } else if leaf == firstLeaf {
            open.slot = -1
        } else {
            close()
        }
    }
}
