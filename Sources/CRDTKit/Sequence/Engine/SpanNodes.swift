/// The nodes of a ``SpanTree``: a B+-tree over spans in document order, that finds them by position and by id.
///
/// Leaves hold up to ``leafCapacity`` spans, inner nodes up to ``innerCapacity`` children and for each what is visible under
/// it and the least id there. Nodes live in slabs and name each other by number. Spans are never taken out except by
/// joining neighbours in one leaf, so no leaf but that of an empty tree is empty and nodes are never freed.
///
/// By Lamport's rule an element's parent — the one it was inserted after — is the nearest element to its left with a
/// lesser id, because what stands between them are later siblings and their descendants. Hence no parents are stored;
/// the least id in each subtree makes both the parent and the place of a new element logarithmic to find.
struct SpanNodes {
    /// Leaf `i` owns the slots from `i * leafCapacity` on.
    var slots: Slab<Span>
    var leaves: Slab<Leaf>

    /// Inner node `i` owns the children, and what belongs to each, from `i * innerCapacity` on.
    var children: Slab<Int32>
    var extents: Slab<PackedExtent>
    var leasts: Slab<LocalID>
    var inners: Slab<Inner>

    /// The root's number among the inner nodes, or ``noNode`` while the only node is leaf 0.
    var root = Self.noNode

    /// How many levels of inner nodes there are.
    var height = 0
    var firstLeaf = 0
    var lastLeaf = 0

    /// The number of elements, deleted ones among them.
    var elements = 0

    /// What is visible in all, pending edits included.
    var visible = PackedExtent.zero

    /// The span that is open for typing on.
    var open = OpenRun()

    /// For each level, from that of the leaves' parents up, where the sum is that includes the open leaf.
    var path: Slab<Int32>

    var replicas: ReplicaTable

    /// For each replica of the table, where its elements are; empty until ``index()``, which local edits never need.
    var locations: [CounterMap] = []
    var isIndexed = false

    init(replicas: ReplicaTable, leafCount: Int = 1) {
        slots = Slab(room: leafCount * Self.leafCapacity)
        leaves = Slab(room: leafCount)
        children = Slab(room: leafCount)
        extents = Slab(room: leafCount)
        leasts = Slab(room: leafCount)
        inners = Slab(room: 1)
        path = Slab(room: Self.maximumHeight)
        path.append(0, count: Self.maximumHeight)
        self.replicas = replicas
        slots.append(.vacant, count: leafCount * Self.leafCapacity)
        leaves.append(Leaf(), count: leafCount)
    }
}

extension SpanNodes {
    static var leafCapacity: Int { 32 }
    static var innerCapacity: Int { 16 }
    static var noNode: Int32 { -1 }

    /// More than a tree can reach that holds as many spans as a sequence can have elements.
    static var maximumHeight: Int { 16 }

    /// A leaf's bookkeeping; its spans are in ``slots``.
    struct Leaf: BitwiseCopyable {
        var count: Int32 = 0
        var parent = SpanNodes.noNode
        var previous = SpanNodes.noNode
        var next = SpanNodes.noNode
    }

    /// An inner node's bookkeeping; its children are in ``children``.
    struct Inner: BitwiseCopyable {
        var count: Int32 = 0
        var parent = SpanNodes.noNode

        /// Whether the children are leaves.
        var isAboveLeaves: Bool
    }

    /// The same nodes in memory of their own.
    func copy() -> SpanNodes {
        var copy = self
        copy.slots = slots.copy()
        copy.leaves = leaves.copy()
        copy.children = children.copy()
        copy.extents = extents.copy()
        copy.leasts = leasts.copy()
        copy.inners = inners.copy()
        copy.path = path.copy()
        return copy
    }

    /// Frees the memory; the nodes must not be used afterwards.
    func deallocate() {
        slots.deallocate()
        leaves.deallocate()
        children.deallocate()
        extents.deallocate()
        leasts.deallocate()
        inners.deallocate()
        path.deallocate()
    }
}
