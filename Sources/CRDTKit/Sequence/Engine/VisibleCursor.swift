/// Goes through the elements of a sequence that are not deleted, stretch by stretch.
struct VisibleCursor<Content: SequenceContent> {
    private let engine: SequenceEngine<Content>
    private var spans: SpanTree.Iterator

    /// The span whose elements are next, and how many of them are done; nil at the end.
    private var span: Span?
    private var done = 0

    /// How much is done in all.
    private(set) var passed = ContentExtent.zero

    init(_ engine: SequenceEngine<Content>) {
        self.engine = engine
        spans = engine.tree.makeIterator()
        nextSpan()
    }
}

extension VisibleCursor {
    /// The id of the next element, nil at the end; those of ``length`` elements follow on from it.
    var id: OperationID? {
        span.map { engine.tree.replicas.operationID($0.first.advanced(by: done)) }
    }

    /// How many elements come next whose ids follow on from ``id``.
    var length: Int { span.map { $0.length - done } ?? 0 }

    /// Steps over some of the next ``length`` elements.
    /// - Returns: how much they are, their ids, and where their content lies.
    mutating func advance(_ count: Int) -> (extent: ContentExtent, ids: OperationIDRange, storage: Range<Int>)? {
        guard let span, let id else { return nil }
        let before = engine.extent(ofFirst: done, of: span)
        let after = engine.extent(ofFirst: done + count, of: span)
        let ids = OperationIDRange(replica: id.replica, id.counter, upTo: id.counter + UInt64(count))
        passed += after - before
        done += count
        if done == span.length { nextSpan() }
        return (after - before, ids, span.start + before.storage..<span.start + after.storage)
    }

    private mutating func nextSpan() {
        done = 0
        repeat { span = spans.next() } while span?.isDeleted ?? false
    }
}
