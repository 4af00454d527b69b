/// What hangs below what, on the way from one state of a tree to another.
struct TreeOutline {
    private var below: [OperationID?: [OperationID]] = [:]
    private var above: [OperationID: OperationID?] = [:]

    /// Creates an outline from nodes, siblings in their order.
    init(_ nodes: [(node: OperationID, parent: OperationID?)]) {
        for (node, parent) in nodes {
            below[parent, default: []].append(node)
            above[node] = .some(parent)
        }
    }
}

extension TreeOutline {
    func parent(of node: OperationID) -> OperationID? { above[node] ?? nil }

    /// Puts nodes below a parent, in an order, between others that may be there and stay where they are.
    ///
    /// Those that are there in the right order already stay, as many as possible.
    /// - Parameter body: is told of each of the others, the index among its siblings, and whether it is new in the outline.
    mutating func arrange(
        _ nodes: [OperationID],
        below parent: OperationID?,
        _ body: (_ node: OperationID, _ index: Int, _ isNew: Bool) -> Void
    ) {
        let staying = inOrder(nodes, below: parent)
        var previous: OperationID?
        for node in nodes {
            defer { previous = node }
            if staying.contains(node) { continue }
            let isNew = above[node] == nil
            if !isNew { below[self.parent(of: node)]?.removeAll { $0 == node } }
            let siblings = below[parent] ?? []
            let index = previous.flatMap { siblings.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            below[parent, default: []].insert(node, at: index)
            above[node] = .some(parent)
            body(node, index, isNew)
        }
    }

    /// The most of the nodes that are below a parent in this order: the longest ascending subsequence (Schensted 1961).
    private func inOrder(_ nodes: [OperationID], below parent: OperationID?) -> Set<OperationID> {
        let places = Dictionary(uniqueKeysWithValues: (below[parent] ?? []).enumerated().map { ($1, $0) })
        let present = nodes.compactMap { node in places[node].map { (node: node, place: $0) } }
        // Of each length the subsequence that ends lowest, as the index of its last node, and what comes before each node.
        var ends: [Int] = []
        var previous: [Int?] = []
        for index in present.indices {
            let length = ends.partitioningIndex { present[$0].place >= present[index].place }
            previous.append(length == 0 ? nil : ends[length - 1])
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var staying: Set<OperationID> = []
        var next = ends.last
        while let index = next {
            staying.insert(present[index].node)
            next = previous[index]
        }
        return staying
    }
}
