/// The spans of a sequence in document order, as a value: copying is O(1), and the first change to a copy copies the
/// nodes once.
struct SpanTree {
    private var box: Box

    init(replicas: ReplicaTable = ReplicaTable()) {
        box = Box(SpanNodes(replicas: replicas))
    }

    init(_ nodes: SpanNodes) {
        box = Box(nodes)
    }
}

// The nodes are changed only through `unique`, when no other value shares them.
extension SpanTree: @unchecked Sendable {}

extension SpanTree {
    /// Owns nodes. They are reached by pointer, because every access to a stored property of a class is checked for
    /// exclusivity.
    private final class Box {
        let nodes: UnsafeMutablePointer<SpanNodes>

        init(_ content: SpanNodes) {
            nodes = .allocate(capacity: 1)
            nodes.initialize(to: content)
        }

        deinit {
            nodes.pointee.deallocate()
            nodes.deinitialize(count: 1)
            nodes.deallocate()
        }
    }

    /// The nodes, for reading while this value lives.
    @inline(__always)
    var nodes: UnsafePointer<SpanNodes> { UnsafePointer(box.nodes) }

    /// The nodes, for changing; valid until this value is next copied or destroyed.
    @inline(__always)
    var unique: UnsafeMutablePointer<SpanNodes> {
        mutating get {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.nodes.pointee.copy()) }
            return box.nodes
        }
    }

    var replicas: ReplicaTable { nodes.pointee.replicas }
    var isEmpty: Bool { nodes.pointee.elements == 0 }
}
