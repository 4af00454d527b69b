#if DEBUG || CRDTKIT_INTERNAL_CHECKS
    extension SpanTree {
        /// Traps when anything that the tree relies on does not hold. O(n log n).
        func checkInvariants() {
            checkLeaves()
            if root == Self.noNode {
                precondition(leaves.count == 1 && summary(ofLeaf: 0) == total, "the total is the only leaf's")
            } else {
                precondition(inners[Int(root)].parent == Self.noNode, "the root has no parent")
                precondition(checkNode(root) == total, "the total is the root's")
            }
            for leaf in 0..<leaves.count {
                for (slot, index) in slotRange(ofLeaf: leaf).enumerated() {
                    checkLocation(of: slots[index], at: SpanPlace(leaf: leaf, slot: slot))
                }
            }
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
        }

        private func checkNode(_ node: Int32) -> SpanSummary {
            precondition(!childRange(ofInner: Int(node)).isEmpty, "no inner node is empty")
            for index in childRange(ofInner: Int(node)) {
                let child = children[index]
                if inners[Int(node)].isAboveLeaves {
                    precondition(leaves[Int(child)].parent == node, "a leaf knows its parent")
                    precondition(summaries[index] == summary(ofLeaf: Int(child)), "a leaf's summary is right")
                } else {
                    precondition(inners[Int(child)].parent == node, "a node knows its parent")
                    precondition(summaries[index] == checkNode(child), "a node's summary is right")
                }
            }
            return summary(ofInner: Int(node))
        }

        private func checkLocation(of span: Span, at place: SpanPlace) {
            precondition(span.length > 0 && span.first.counter > 0, "a span has elements with ids")
            precondition(Span.canHold(span.extent), "a span whose elements differ in size is short")
            for offset in [0, span.length / 2, span.length - 1] {
                precondition(
                    find(span.first.advanced(by: offset)) == ElementPlace(span: place, offset: offset),
                    "an element is found by its id"
                )
            }
        }
    }
#endif
