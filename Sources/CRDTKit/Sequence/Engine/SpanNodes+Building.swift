/// Building a tree from spans that are in document order already: no element has to find its place.
extension SpanNodes {
    /// Room is left for the first edits after loading.
    private static var spansPerNewLeaf: Int { leafCapacity * 3 / 4 }
    private static var childrenPerNewInner: Int { innerCapacity * 3 / 4 }

    /// Creates the nodes for spans in document order. O(n).
    ///
    /// That no id occurs twice is the caller's to see to, with ``SpanIDCheck`` where the spans come from elsewhere.
    init(inDocumentOrder spans: [Span], replicas: ReplicaTable) {
        let fill = Self.spansPerNewLeaf
        self.init(replicas: replicas, leafCount: max(1, (spans.count + fill - 1) / fill))
        lastLeaf = leaves.count - 1
        for leaf in 0...lastLeaf {
            let range = leaf * fill..<min((leaf + 1) * fill, spans.count)
            let first = leaf * Self.leafCapacity
            for index in range {
                let span = spans[index]
                slots[first + index - range.lowerBound] = span
                elements &+= span.length
                visible += span.visible
            }
            leaves[leaf].count = Int32(range.count)
            leaves[leaf].previous = Int32(leaf) - 1
            leaves[leaf].next = leaf == lastLeaf ? Self.noNode : Int32(leaf + 1)
        }
        buildInnerNodes()
    }

    private mutating func buildInnerNodes() {
        var level = (0..<leaves.count).map { (node: Int32($0), extent: extent(ofLeaf: $0), least: least(ofLeaf: $0)) }
        var areLeaves = true
        while level.count > 1 {
            var above: [(node: Int32, extent: PackedExtent, least: LocalID)] = []
            for start in stride(from: 0, to: level.count, by: Self.childrenPerNewInner) {
                let node = allocateInner(isAboveLeaves: areLeaves)
                let group = level[start..<min(start + Self.childrenPerNewInner, level.count)]
                for (slot, child) in group.enumerated() {
                    let index = node * Self.innerCapacity + slot
                    children[index] = child.node
                    extents[index] = child.extent
                    leasts[index] = child.least
                    setParent(of: child.node, to: Int32(node), isLeaf: areLeaves)
                }
                inners[node].count = Int32(group.count)
                above.append((Int32(node), extent(ofInner: node), least(ofInner: node)))
            }
            level = above
            areLeaves = false
            height += 1
        }
        root = areLeaves ? Self.noNode : level[0].node
    }
}
