/// Finding spans by position, without changing anything: what is pending at the open span is added on the way.
extension SpanNodes {
    /// The span that holds the unit at a position, and how far into the span that is.
    /// - Parameter position: at least 0 and less than the total in this unit.
    func find<Metric: SpanMetric>(_ position: Int, by metric: Metric.Type) -> (place: SpanPlace, rest: Int) {
        var rest = position
        var node = root
        var level = height - 1
        var leaf = 0
        while level >= 0 {
            var index = Int(node) * Self.innerCapacity
            while true {
                let measure = Metric.measure(settledExtent(at: index, level: level))
                if rest < measure { break }
                rest -= measure
                index += 1
            }
            node = children[index]
            leaf = Int(node)
            level -= 1
        }
        var slot = leaf * Self.leafCapacity
        while true {
            let measure = Metric.measure(slots[slot].visible)
            if rest < measure { break }
            rest -= measure
            slot += 1
        }
        return (SpanPlace(leaf: leaf, slot: slot - leaf * Self.leafCapacity), rest)
    }

    /// What stands before a span.
    func extent(before place: SpanPlace) -> PackedExtent {
        var sum = PackedExtent.zero
        let start = place.leaf * Self.leafCapacity
        for slot in start..<start + place.slot { sum += slots[slot].visible }
        var child = Int32(place.leaf)
        var parent = leaves[place.leaf].parent
        var level = 0
        while parent != Self.noNode {
            for index in Int(parent) * Self.innerCapacity..<childIndex(of: child, in: parent) {
                sum += settledExtent(at: index, level: level)
            }
            child = parent
            parent = inners[Int(parent)].parent
            level += 1
        }
        return sum
    }

    /// What is visible under a child, pending edits included.
    @inline(__always)
    private func settledExtent(at index: Int, level: Int) -> PackedExtent {
        open.leaf != Self.noNode && Int(path[level]) == index ? extents[index] + open.pending : extents[index]
    }
}

/// Going from span to span.
extension SpanNodes {
    /// The place of the first span, which is where to insert in an empty tree.
    var startPlace: SpanPlace { SpanPlace(leaf: firstLeaf, slot: 0) }

    /// The place past the last span.
    var endPlace: SpanPlace { SpanPlace(leaf: lastLeaf, slot: count(ofLeaf: lastLeaf)) }

    /// The place itself if a span is there, else the next span's place, or `nil` at the end.
    func spanPlace(atOrAfter place: SpanPlace) -> SpanPlace? {
        if place.slot < count(ofLeaf: place.leaf) { return place }
        let next = leaves[place.leaf].next
        return next == Self.noNode ? nil : SpanPlace(leaf: Int(next), slot: 0)
    }

    /// The place of the span after the one at a place.
    func place(after place: SpanPlace) -> SpanPlace? {
        spanPlace(atOrAfter: SpanPlace(leaf: place.leaf, slot: place.slot + 1))
    }

    /// The same place between two spans, written as the end of the leaf before where it is the start of a leaf.
    func afterPrevious(_ place: SpanPlace) -> SpanPlace {
        guard place.slot == 0 else { return place }
        let previous = leaves[place.leaf].previous
        return previous == Self.noNode ? place : SpanPlace(leaf: Int(previous), slot: count(ofLeaf: Int(previous)))
    }
}
