/// How nodes are laid out in the slabs.
extension SpanNodes {
    subscript(place: SpanPlace) -> Span {
        @inline(__always) get { slots[place.leaf * Self.leafCapacity + place.slot] }
        nonmutating set { slots[place.leaf * Self.leafCapacity + place.slot] = newValue }
    }

    @inline(__always)
    func count(ofLeaf leaf: Int) -> Int { Int(leaves[leaf].count) }

    func slotRange(ofLeaf leaf: Int) -> Range<Int> {
        let start = leaf * Self.leafCapacity
        return start..<start + count(ofLeaf: leaf)
    }

    /// Where an inner node's children, and what belongs to each, are.
    func childRange(ofInner node: Int) -> Range<Int> {
        let start = node * Self.innerCapacity
        return start..<start + Int(inners[node].count)
    }

    func extent(ofLeaf leaf: Int) -> PackedExtent {
        var sum = PackedExtent.zero
        for slot in slotRange(ofLeaf: leaf) { sum += slots[slot].visible }
        return sum
    }

    func extent(ofInner node: Int) -> PackedExtent {
        var sum = PackedExtent.zero
        for index in childRange(ofInner: node) { sum += extents[index] }
        return sum
    }

    func least(ofLeaf leaf: Int) -> LocalID {
        var least = LocalID.none
        for slot in slotRange(ofLeaf: leaf) { keepLesser(&least, slots[slot].first) }
        return least
    }

    func least(ofInner node: Int) -> LocalID {
        var least = LocalID.none
        for index in childRange(ofInner: node) { keepLesser(&least, leasts[index]) }
        return least
    }

    @inline(__always)
    private func keepLesser(_ least: inout LocalID, _ other: LocalID) {
        if replicas.isOrdered(other, before: least) { least = other }
    }

    /// Where in the slabs an inner node keeps a child.
    @inline(__always)
    func childIndex(of child: Int32, in node: Int32) -> Int {
        var index = Int(node) * Self.innerCapacity
        while children[index] != child { index += 1 }
        return index
    }

    mutating func allocateLeaf() -> Int {
        slots.append(.vacant, count: Self.leafCapacity)
        leaves.append(Leaf(), count: 1)
        return leaves.count - 1
    }

    mutating func allocateInner(isAboveLeaves: Bool) -> Int {
        children.append(Self.noNode, count: Self.innerCapacity)
        extents.append(.zero, count: Self.innerCapacity)
        leasts.append(.none, count: Self.innerCapacity)
        inners.append(Inner(isAboveLeaves: isAboveLeaves), count: 1)
        return inners.count - 1
    }

    func setParent(of child: Int32, to parent: Int32, isLeaf: Bool) {
        if isLeaf {
            leaves[Int(child)].parent = parent
        } else {
            inners[Int(child)].parent = parent
        }
    }
}
