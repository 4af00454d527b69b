/// The order of siblings: how an RGA places elements (Roh et al. 2011).
extension SpanNodes {
    /// Where in document order a run belongs that was inserted after `parent`, or at the start.
    ///
    /// Right after the parent, but past everything that has a greater id: later siblings and their descendants.
    /// - Parameters:
    ///   - id: the run's first id.
    ///   - parent: the last element of its span; the caller splits spans.
    func insertionPlace(for id: LocalID, after parent: SpanPlace?) -> SpanPlace {
        let candidate = parent.map { SpanPlace(leaf: $0.leaf, slot: $0.slot + 1) } ?? startPlace
        guard let next = spanPlace(atOrAfter: candidate) else { return candidate }
        if replicas.isOrdered(self[next].first, before: id) { return candidate }
        return firstSpan(from: next, below: id).map(afterPrevious) ?? endPlace
    }

    /// The element after which the element at a place was inserted, or `nil` when that was the start.
    func parent(of place: ElementPlace) -> ElementPlace? {
        if place.offset > 0 { return ElementPlace(span: place.span, offset: place.offset - 1) }
        let id = self[place.span].first
        guard let span = lastSpan(before: place.span, below: id) else { return nil }
        let first = self[span].first
        let isLesserReplica = replicas.isOrdered(
            LocalID(counter: id.counter, replica: first.replica),
            before: id
        )
        let lesser = id.counter - first.counter + (isLesserReplica ? 1 : 0)
        return ElementPlace(span: span, offset: Int(Swift.min(lesser, UInt64(self[span].length))) - 1)
    }

    /// The first span, from a place on, of which the first id is less than the given.
    private func firstSpan(from place: SpanPlace, below id: LocalID) -> SpanPlace? {
        if let found = firstSlot(in: place.leaf, from: place.slot, below: id) { return found }
        var child = Int32(place.leaf)
        var parent = leaves[place.leaf].parent
        while parent != Self.noNode {
            let end = childRange(ofInner: Int(parent)).upperBound
            var index = childIndex(of: child, in: parent) + 1
            while index < end {
                if replicas.isOrdered(leasts[index], before: id) {
                    return firstSpan(under: index, of: parent, below: id)
                }
                index += 1
            }
            child = parent
            parent = inners[Int(parent)].parent
        }
        return nil
    }

    private func firstSpan(under index: Int, of parent: Int32, below id: LocalID) -> SpanPlace? {
        var node = parent
        var index = index
        while !inners[Int(node)].isAboveLeaves {
            node = children[index]
            index = Int(node) * Self.innerCapacity
            while !replicas.isOrdered(leasts[index], before: id) { index += 1 }
        }
        return firstSlot(in: Int(children[index]), from: 0, below: id)
    }

    private func firstSlot(in leaf: Int, from slot: Int, below id: LocalID) -> SpanPlace? {
        (slot..<count(ofLeaf: leaf)).lazy.map { SpanPlace(leaf: leaf, slot: $0) }
            .first { replicas.isOrdered(self[$0].first, before: id) }
    }

    /// The last span before a place of which the first id is less than the given.
    private func lastSpan(before place: SpanPlace, below id: LocalID) -> SpanPlace? {
        if let found = lastSlot(in: place.leaf, before: place.slot, below: id) { return found }
        var child = Int32(place.leaf)
        var parent = leaves[place.leaf].parent
        while parent != Self.noNode {
            let start = Int(parent) * Self.innerCapacity
            var index = childIndex(of: child, in: parent) - 1
            while index >= start {
                if replicas.isOrdered(leasts[index], before: id) {
                    return lastSpan(under: index, of: parent, below: id)
                }
                index -= 1
            }
            child = parent
            parent = inners[Int(parent)].parent
        }
        return nil
    }

    private func lastSpan(under index: Int, of parent: Int32, below id: LocalID) -> SpanPlace? {
        var node = parent
        var index = index
        while !inners[Int(node)].isAboveLeaves {
            node = children[index]
            index = childRange(ofInner: Int(node)).upperBound - 1
            while !replicas.isOrdered(leasts[index], before: id) { index -= 1 }
        }
        let leaf = Int(children[index])
        return lastSlot(in: leaf, before: count(ofLeaf: leaf), below: id)
    }

    private func lastSlot(in leaf: Int, before slot: Int, below id: LocalID) -> SpanPlace? {
        (0..<slot).reversed().lazy.map { SpanPlace(leaf: leaf, slot: $0) }
            .first { replicas.isOrdered(self[$0].first, before: id) }
    }
}
