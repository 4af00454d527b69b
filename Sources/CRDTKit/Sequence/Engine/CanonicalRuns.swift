/// The runs of a sequence in canonical form.
struct CanonicalRuns: Sequence, IteratorProtocol {
    private let replicas: ReplicaTable
    private var spans: SpanTree.Iterator
    private var pending: Span?

    init(_ tree: SpanTree) {
        replicas = tree.nodes.pointee.replicas
        spans = tree.makeIterator()
        pending = spans.next()
    }

    mutating func next() -> SequenceRun? {
        guard let first = pending else { return nil }
        var length = first.length
        pending = spans.next()
        while let span = pending, span.isDeleted == first.isDeleted,
            span.first == first.first.advanced(by: length)
        {
            length += span.length
            pending = spans.next()
        }
        return SequenceRun(
            firstID: replicas.operationID(first.first),
            length: length,
            isDeleted: first.isDeleted
        )
    }
}
