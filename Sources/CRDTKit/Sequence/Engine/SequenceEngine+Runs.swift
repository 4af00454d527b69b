/// The canonical form: what an encoding holds.
extension SequenceEngine {
    /// The runs in document order, none of which could be joined with the next. Their content is ``storedContent``.
    var runs: CanonicalRuns { CanonicalRuns(tree) }

    /// Creates a sequence from its canonical form; runs that could be joined are accepted too. O(n log n).
    /// - Throws: ``SequenceError``.
    init(runs: some Sequence<SequenceRun>, content fragment: Fragment) throws(SequenceError) {
        var content = Content()
        content.append(fragment)
        var replicas = ReplicaTable()
        var spans: [Span] = []
        var start = 0
        for run in runs {
            try Self.validate(run.firstID, length: run.length)
            var id = LocalID(counter: run.firstID.counter, replica: replicas.intern(run.firstID.replica))
            var remaining = run.length
            while remaining > 0 {
                guard start < content.endOffset else { throw .contentMismatch }
                let extent = content.piece(in: start..<content.endOffset, maximumElements: remaining)
                spans.append(Span(first: id, start: start, extent: extent, isDeleted: run.isDeleted))
                id = id.advanced(by: extent.elements)
                start += extent.storage
                remaining -= extent.elements
            }
        }
        guard start == content.endOffset else { throw .contentMismatch }
        self.content = content
        tree = try SpanTree(inDocumentOrder: spans, replicas: replicas)
    }
}
