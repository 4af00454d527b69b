/// The spans of a sequence in document order, in a B+-tree that finds them by position and by id.
///
/// Leaves hold up to ``leafCapacity`` spans, inner nodes up to ``innerCapacity`` children and a summary of each. Nodes
/// live in slabs and name each other by index; a leaf's spans lie side by side. Spans are never taken out except by
/// joining neighbours in one leaf, so no leaf but that of an empty tree is empty and nodes are never freed.
///
/// By Lamport's rule an element's parent — the one it was inserted after — is the nearest element to its left with a
/// lesser id, because what stands between them are later siblings and their descendants. Hence no parents are stored;
/// the least id in each subtree makes both the parent and the place of a new element logarithmic to find.
struct SpanTree: Sendable {
    /// Leaf `i` owns the slots from `i * leafCapacity` on.
    var slots: [Span]
    var leaves: [Leaf]

    /// Inner node `i` owns the children and summaries from `i * innerCapacity` on.
    var children: [Int32]
    var summaries: [SpanSummary]
    var inners: [Inner]

    /// The root's index among the inner nodes, or `-1` while the only node is leaf 0.
    var root: Int32
    var firstLeaf: Int
    var lastLeaf: Int
    var total: SpanSummary
    var replicas: ReplicaTable

    /// For each replica of the table, where its elements are.
    var locations: [CounterMap]

    init(replicas: ReplicaTable = ReplicaTable()) {
        slots = Array(repeating: .vacant, count: Self.leafCapacity)
        leaves = [Leaf()]
        children = []
        summaries = []
        inners = []
        root = Self.noNode
        firstLeaf = 0
        lastLeaf = 0
        total = .empty
        self.replicas = replicas
        locations = Array(repeating: CounterMap(), count: replicas.ids.count)
    }
}

extension SpanTree {
    static var leafCapacity: Int { 32 }
    static var innerCapacity: Int { 16 }
    static var noNode: Int32 { -1 }

    /// A leaf's bookkeeping; its spans are in ``slots``.
    struct Leaf {
        var count = 0
        var parent = SpanTree.noNode
        var previous = SpanTree.noNode
        var next = SpanTree.noNode
    }

    /// An inner node's bookkeeping; its children are in ``children``.
    struct Inner {
        var count = 0
        var parent = SpanTree.noNode

        /// Whether the children are leaves.
        var isAboveLeaves: Bool
    }

    var isEmpty: Bool { total.elements == 0 }
}

extension Span {
    /// What an unused slot holds.
    fileprivate static let vacant = Span(first: .none, start: 0, extent: .zero, isDeleted: false)
}
