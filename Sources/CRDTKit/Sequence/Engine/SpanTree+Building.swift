/// Building a tree from spans that are in document order already: no element has to find its place.
extension SpanTree {
    /// Creates a tree of spans in document order. O(n log n) in the spans, for sorting their ids.
    /// - Throws: ``SequenceError/duplicateElement(_:)``.
    init(inDocumentOrder spans: [Span], replicas: ReplicaTable) throws(SequenceError) {
        self.init(replicas: replicas)
        guard !spans.isEmpty else { return }
        try locateElements(of: spans)
        fillLeaves(with: spans)
        buildInnerNodes()
    }

    /// Room is left for the first edits after loading.
    private static var spansPerNewLeaf: Int { leafCapacity * 3 / 4 }
    private static var childrenPerNewInner: Int { innerCapacity * 3 / 4 }

    private mutating func locateElements(of spans: [Span]) throws(SequenceError) {
        var indices = Array(repeating: [Int](), count: replicas.ids.count)
        for (index, span) in spans.enumerated() {
            indices[Int(span.first.replica)].append(index)
        }
        for (replica, unsorted) in indices.enumerated() {
            let sorted = unsorted.sorted { spans[$0].first.counter < spans[$1].first.counter }
            var entries: [CounterMap.Entry] = []
            var end: UInt64 = 0
            for index in sorted {
                let span = spans[index]
                guard span.first.counter >= end else { throw .duplicateElement(replicas.operationID(span.first)) }
                end = span.endCounter
                let leaf = Int32(index / Self.spansPerNewLeaf)
                if entries.last?.leaf != leaf {
                    entries.append(CounterMap.Entry(start: span.first.counter, leaf: leaf))
                }
            }
            locations[replica] = CounterMap(ascending: entries, end: end)
        }
    }

    private mutating func fillLeaves(with spans: [Span]) {
        let fill = Self.spansPerNewLeaf
        let count = (spans.count + fill - 1) / fill
        slots = Array(repeating: slots[0], count: count * Self.leafCapacity)
        leaves = Array(repeating: Leaf(), count: count)
        for (index, span) in spans.enumerated() {
            slots[index / fill * Self.leafCapacity + index % fill] = span
        }
        for leaf in 0..<count {
            leaves[leaf].count = Swift.min(fill, spans.count - leaf * fill)
            leaves[leaf].previous = leaf == 0 ? Self.noNode : Int32(leaf - 1)
            leaves[leaf].next = leaf == count - 1 ? Self.noNode : Int32(leaf + 1)
        }
        lastLeaf = count - 1
    }

    private mutating func buildInnerNodes() {
        var level = (0..<leaves.count).map { (node: Int32($0), summary: summary(ofLeaf: $0)) }
        var areLeaves = true
        while level.count > 1 {
            var above: [(node: Int32, summary: SpanSummary)] = []
            for start in stride(from: 0, to: level.count, by: Self.childrenPerNewInner) {
                let node = allocateInner(isAboveLeaves: areLeaves)
                let group = level[start..<Swift.min(start + Self.childrenPerNewInner, level.count)]
                for (slot, child) in group.enumerated() {
                    children[node * Self.innerCapacity + slot] = child.node
                    summaries[node * Self.innerCapacity + slot] = child.summary
                    setParent(of: child.node, to: Int32(node), isLeaf: areLeaves)
                }
                inners[node].count = group.count
                above.append((Int32(node), summary(ofInner: node)))
            }
            level = above
            areLeaves = false
        }
        root = areLeaves ? Self.noNode : level[0].node
        total = level[0].summary
    }
}
