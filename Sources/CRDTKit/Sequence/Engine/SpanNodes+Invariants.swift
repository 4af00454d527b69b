extension SpanNodes {
    /// Traps when anything that the nodes rely on does not hold. O(n log n).
    func _invariantCheck() {
        checkLeaves()
        var copy = self.copy()
        defer { copy.deallocate() }
        copy.settle()
        copy.open = OpenRun()
        if root == Self.noNode {
            precondition(leaves.count == 1 && extent(ofLeaf: 0) == visible, "the total is the only leaf's")
        } else {
            precondition(inners[Int(root)].parent == Self.noNode, "the root has no parent")
            precondition(copy.checkNode(root, level: height - 1) == visible, "the total is the root's")
        }
        copy.index()
        checkOpenRun()
        for leaf in 0..<leaves.count {
            for (slot, index) in slotRange(ofLeaf: leaf).enumerated() {
                let place = SpanPlace(leaf: leaf, slot: slot)
                copy.checkLocation(of: slots[index], at: place)
                if isIndexed { checkLocation(of: slots[index], at: place) }
            }
        }
    }

    /// Traps when the open leaf, or what is summed up of it, can't be right. O(log n).
    func _invariantCheckOfOpenLeaf() {
        checkOpenRun()
        guard open.leaf != Self.noNode else { return }
        let leaf = Int(open.leaf)
        precondition((0...Self.leafCapacity).contains(count(ofLeaf: leaf)), "a leaf holds what it can hold")
        for index in slotRange(ofLeaf: leaf) {
            let span = slots[index]
            precondition(span.length > 0 && span.counter > 0, "a span has elements with ids")
            precondition(span.isDeleted || Span.canHold(span.extent), "a span whose elements differ in size is short")
        }
        guard height > 0 else { return precondition(extent(ofLeaf: leaf) == visible, "the total is the only leaf's") }
        let index = childIndex(of: open.leaf, in: leaves[leaf].parent)
        precondition(Int(path[0]) == index, "the path leads to the open leaf")
        precondition(extents[index] + open.pending == extent(ofLeaf: leaf), "a leaf's sum is right")
        precondition(leasts[index] == least(ofLeaf: leaf), "a leaf's least id is right")
    }

    private func checkLeaves() {
        var visited = 0
        var previous = Self.noNode
        var leaf = Int32(firstLeaf)
        while leaf != Self.noNode {
            precondition(leaves[Int(leaf)].previous == previous, "leaves are linked both ways")
            precondition(leaves.count == 1 || leaves[Int(leaf)].count > 0, "no leaf is empty")
            visited += 1
            previous = leaf
            leaf = leaves[Int(leaf)].next
        }
        precondition(visited == leaves.count && Int(previous) == lastLeaf, "every leaf is linked")
        let total = (0..<leaves.count).reduce(0) { sum, leaf in
            slotRange(ofLeaf: leaf).reduce(sum) { $0 + slots[$1].length }
        }
        precondition(total == elements, "elements are counted")
    }

    private func checkNode(_ node: Int32, level: Int) -> PackedExtent {
        precondition(!childRange(ofInner: Int(node)).isEmpty, "no inner node is empty")
        precondition(inners[Int(node)].isAboveLeaves == (level == 0), "all leaves are equally deep")
        for index in childRange(ofInner: Int(node)) {
            let child = children[index]
            if level == 0 {
                precondition(leaves[Int(child)].parent == node, "a leaf knows its parent")
                precondition(extents[index] == extent(ofLeaf: Int(child)), "a leaf's sum is right")
                precondition(leasts[index] == least(ofLeaf: Int(child)), "a leaf's least id is right")
            } else {
                precondition(inners[Int(child)].parent == node, "a node knows its parent")
                precondition(extents[index] == checkNode(child, level: level - 1), "a node's sum is right")
                precondition(leasts[index] == least(ofInner: Int(child)), "a node's least id is right")
            }
        }
        return extent(ofInner: Int(node))
    }

    private func checkOpenRun() {
        guard open.leaf != Self.noNode else { return precondition(open.pending == .zero, "nothing is pending") }
        if open.slot < 0 {
            precondition(Int(open.leaf) == firstLeaf && open.before == .zero, "the start is open")
        } else {
            precondition(open.slot < count(ofLeaf: Int(open.leaf)), "the open span is there")
            precondition(extent(before: openPlace) == open.before, "the open span knows where it is")
        }
    }

    private func checkLocation(of span: Span, at place: SpanPlace) {
        precondition(span.length > 0 && span.counter > 0, "a span has elements with ids")
        precondition(span.isDeleted || Span.canHold(span.extent), "a span whose elements differ in size is short")
        for offset in [0, span.length / 2, span.length - 1] {
            precondition(
                find(span.first.advanced(by: offset)) == ElementPlace(span: place, offset: offset),
                "an element is found by its id"
            )
        }
    }
}
