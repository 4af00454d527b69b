/// Iterates over the spans in document order.
extension SpanTree: Sequence {
    struct Iterator: IteratorProtocol {
        private let tree: SpanTree
        private var leaf: Int32
        private var slot = 0
        private var end = 0

        init(_ tree: SpanTree) {
            self.tree = tree
            leaf = Int32(tree.nodes.pointee.firstLeaf)
            enterLeaf()
        }

        mutating func next() -> Span? {
            if slot == end {
                guard leaf != SpanNodes.noNode else { return nil }
                leaf = tree.nodes.pointee.leaves[Int(leaf)].next
                enterLeaf()
                guard slot < end else { return nil }
            }
            defer { slot += 1 }
            return tree.nodes.pointee.slots[slot]
        }

        private mutating func enterLeaf() {
            guard leaf != SpanNodes.noNode else { return }
            let range = tree.nodes.pointee.slotRange(ofLeaf: Int(leaf))
            slot = range.lowerBound
            end = range.upperBound
        }
    }

    func makeIterator() -> Iterator { Iterator(self) }
}
