/// What a subtree of a ``SpanTree`` holds in total.
struct SpanSummary: Equatable {
    /// All elements, deleted ones among them.
    var elements: Int

    /// The extent of the elements that are not deleted.
    var visible: ContentExtent

    /// The least id in the subtree, ``LocalID/none`` for an empty one.
    var least: LocalID
}

extension SpanSummary {
    static let empty = SpanSummary(elements: 0, visible: .zero, least: .none)

    init(_ span: Span) {
        self.init(elements: span.length, visible: span.isDeleted ? .zero : span.extent, least: span.first)
    }

    /// The change in a subtree's totals when elements in it are deleted.
    init(deleting extent: ContentExtent) {
        self.init(elements: 0, visible: .zero - extent, least: .none)
    }

    mutating func add(_ other: SpanSummary, comparing replicas: ReplicaTable) {
        elements += other.elements
        visible += other.visible
        if replicas.isOrdered(other.least, before: least) { least = other.least }
    }
}
