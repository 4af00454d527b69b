/// The canonical form: what an encoding holds.
extension SequenceEngine {
    /// The runs in document order, none of which could be joined with the next. Their content is ``visibleContent``.
    var runs: CanonicalRuns { CanonicalRuns(tree) }

    /// Creates a sequence from its canonical form; runs that could be joined are accepted too.
    /// - Parameter includesDeleted: whether there is content for deleted elements too, which is dropped.
    /// - Throws: ``SequenceError``.
    init(
        runs: some Sequence<SequenceRun>,
        content fragment: Fragment,
        includesDeleted: Bool
    ) throws(SequenceError) {
        var content = Content()
        let isUniform = content.append(fragment).isUniform
        var replicas = ReplicaTable()
        var spans: [Span] = []
        spans.reserveCapacity(runs.underestimatedCount)
        var start = 0
        var total = 0
        for run in runs {
            try Self.validate(run.firstID, length: run.length)
            guard run.length <= Span.maximumTotal - total else { throw .tooLong(run.firstID) }
            total += run.length
            var id = LocalID(counter: run.firstID.counter, replica: replicas.intern(run.firstID.replica))
            if run.isDeleted { spans.append(Span(tombstones: run.length, first: id)) }
            var remaining = run.isDeleted && !includesDeleted ? 0 : run.length
            while remaining > 0 {
                guard start < content.endOffset else { throw .contentMismatch }
                let extent =
                    isUniform
                    ? ContentExtent(uniform: min(remaining, content.endOffset - start))
                    : content.piece(in: start..<content.endOffset, maximumElements: remaining)
                if !run.isDeleted { spans.append(Span(first: id, start: start, extent: extent)) }
                id = id.advanced(by: extent.elements)
                start += extent.storage
                remaining -= extent.elements
            }
        }
        guard start == content.endOffset else { throw .contentMismatch }
        if let id = SpanIDCheck.duplicate(in: spans, replicas: replicas.ids.count) {
            throw .duplicateElement(replicas.operationID(id))
        }
        self.content = content
        tree = SpanTree(SpanNodes(inDocumentOrder: spans, replicas: replicas))
        internalCheck(_invariantCheck())
    }
}
