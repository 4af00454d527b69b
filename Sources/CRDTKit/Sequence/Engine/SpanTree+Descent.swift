extension SpanTree {
    /// The span that holds the unit at a position, and how far into the span that is.
    /// - Parameter position: at least 0 and less than the total in this unit.
    func find<Metric: SpanMetric>(_ position: Int, by metric: Metric.Type) -> (place: SpanPlace, rest: Int) {
        var rest = position
        var leaf = 0
        var node = root
        while node != Self.noNode {
            var index = Int(node) * Self.innerCapacity
            var measure = Metric.measure(summaries[index])
            while rest >= measure {
                rest -= measure
                index += 1
                measure = Metric.measure(summaries[index])
            }
            let child = children[index]
            if inners[Int(node)].isAboveLeaves {
                leaf = Int(child)
                node = Self.noNode
            } else {
                node = child
            }
        }
        var slot = leaf * Self.leafCapacity
        var measure = Metric.measure(slots[slot])
        while rest >= measure {
            rest -= measure
            slot += 1
            measure = Metric.measure(slots[slot])
        }
        return (SpanPlace(leaf: leaf, slot: slot - leaf * Self.leafCapacity), rest)
    }

    /// How many units stand before a span.
    func position<Metric: SpanMetric>(of place: SpanPlace, by metric: Metric.Type) -> Int {
        var sum = 0
        let start = place.leaf * Self.leafCapacity
        for slot in start..<start + place.slot {
            sum += Metric.measure(slots[slot])
        }
        var child = Int32(place.leaf)
        var parent = leaves[place.leaf].parent
        while parent != Self.noNode {
            let start = Int(parent) * Self.innerCapacity
            for index in start..<childIndex(of: child, in: parent) {
                sum += Metric.measure(summaries[index])
            }
            child = parent
            parent = inners[Int(parent)].parent
        }
        return sum
    }

    /// The place of the first span, which is where to insert in an empty tree.
    var startPlace: SpanPlace { SpanPlace(leaf: firstLeaf, slot: 0) }

    /// The place past the last span.
    var endPlace: SpanPlace { SpanPlace(leaf: lastLeaf, slot: leaves[lastLeaf].count) }

    /// The place itself if a span is there, else the next span's place, or `nil` at the end.
    func spanPlace(atOrAfter place: SpanPlace) -> SpanPlace? {
        if place.slot < leaves[place.leaf].count { return place }
        let next = leaves[place.leaf].next
        return next == Self.noNode ? nil : SpanPlace(leaf: Int(next), slot: 0)
    }

    /// The place of the span after the one at a place.
    func place(after place: SpanPlace) -> SpanPlace? {
        spanPlace(atOrAfter: SpanPlace(leaf: place.leaf, slot: place.slot + 1))
    }

    /// The place of the span before a place, which may be past a leaf's last.
    func place(before place: SpanPlace) -> SpanPlace? {
        if place.slot > 0 { return SpanPlace(leaf: place.leaf, slot: place.slot - 1) }
        let previous = leaves[place.leaf].previous
        return previous == Self.noNode
            ? nil : SpanPlace(leaf: Int(previous), slot: leaves[Int(previous)].count - 1)
    }

    /// The same place between two spans, written as the end of the leaf before where it is the start of a leaf.
    func afterPrevious(_ place: SpanPlace) -> SpanPlace {
        guard place.slot == 0 else { return place }
        let previous = leaves[place.leaf].previous
        return previous == Self.noNode
            ? place : SpanPlace(leaf: Int(previous), slot: leaves[Int(previous)].count)
    }
}
