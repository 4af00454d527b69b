/// Access to the slabs. All knowledge of how nodes are laid out in memory is here.
extension SpanTree {
    subscript(place: SpanPlace) -> Span {
        get { slots[place.leaf * Self.leafCapacity + place.slot] }
        set { slots[place.leaf * Self.leafCapacity + place.slot] = newValue }
        _modify { yield &slots[place.leaf * Self.leafCapacity + place.slot] }
    }

    func slotRange(ofLeaf leaf: Int) -> Range<Int> {
        let start = leaf * Self.leafCapacity
        return start..<start + leaves[leaf].count
    }

    /// Where inner node's children and their summaries are.
    func childRange(ofInner node: Int) -> Range<Int> {
        let start = node * Self.innerCapacity
        return start..<start + inners[node].count
    }

    func summary(ofLeaf leaf: Int) -> SpanSummary {
        var sum = SpanSummary.empty
        for slot in slotRange(ofLeaf: leaf) {
            sum.add(SpanSummary(slots[slot]), comparing: replicas)
        }
        return sum
    }

    func summary(ofInner node: Int) -> SpanSummary {
        var sum = SpanSummary.empty
        for index in childRange(ofInner: node) {
            sum.add(summaries[index], comparing: replicas)
        }
        return sum
    }

    /// Where in the slabs an inner node keeps a child.
    func childIndex(of child: Int32, in node: Int32) -> Int {
        var index = Int(node) * Self.innerCapacity
        while children[index] != child { index += 1 }
        return index
    }

    mutating func allocateLeaf() -> Int {
        slots.append(contentsOf: repeatElement(slots[0], count: Self.leafCapacity))
        leaves.append(Leaf())
        return leaves.count - 1
    }

    mutating func allocateInner(isAboveLeaves: Bool) -> Int {
        children.append(contentsOf: repeatElement(Self.noNode, count: Self.innerCapacity))
        summaries.append(contentsOf: repeatElement(.empty, count: Self.innerCapacity))
        inners.append(Inner(isAboveLeaves: isAboveLeaves))
        return inners.count - 1
    }

    /// Opens a slot in a leaf that has room, without touching any summary.
    mutating func placeSpan(_ span: Span, at place: SpanPlace) {
        let target = place.leaf * Self.leafCapacity + place.slot
        var index = place.leaf * Self.leafCapacity + leaves[place.leaf].count
        slots.withUnsafeMutableBufferPointer { slots in
            while index > target {
                slots[index] = slots[index - 1]
                index -= 1
            }
            slots[target] = span
        }
        leaves[place.leaf].count += 1
    }

    /// Closes a slot of a leaf, without touching any summary.
    mutating func removeSpan(at place: SpanPlace) {
        let range = slotRange(ofLeaf: place.leaf)
        for index in (range.lowerBound + place.slot)..<(range.upperBound - 1) {
            slots[index] = slots[index + 1]
        }
        leaves[place.leaf].count -= 1
    }

    mutating func setParent(of child: Int32, to parent: Int32, isLeaf: Bool) {
        if isLeaf {
            leaves[Int(child)].parent = parent
        } else {
            inners[Int(child)].parent = parent
        }
    }
}
