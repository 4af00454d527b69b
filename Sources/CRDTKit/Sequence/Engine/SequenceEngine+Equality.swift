extension SequenceEngine: Equatable {
    /// Whether both hold the same elements in the same order, the same of them deleted, however each stores them.
    static func == (left: SequenceEngine, right: SequenceEngine) -> Bool {
        guard left.tree.nodes.pointee.elements == right.tree.nodes.pointee.elements,
            left.tree.nodes.pointee.visible == right.tree.nodes.pointee.visible
        else { return false }
        var leftSpans = left.tree.makeIterator()
        var rightSpans = right.tree.makeIterator()
        var leftSpan = leftSpans.next()
        var rightSpan = rightSpans.next()
        while var first = leftSpan, var second = rightSpan {
            let length = min(first.length, second.length)
            let leftRest = left.cut(&first, keeping: length)
            let rightRest = right.cut(&second, keeping: length)
            guard first.isDeleted == second.isDeleted,
                left.tree.nodes.pointee.operationID(first) == right.tree.nodes.pointee.operationID(second),
                left.content.isEqual(first.storageRange, to: second.storageRange, in: right.content)
            else { return false }
            leftSpan = leftRest ?? leftSpans.next()
            rightSpan = rightRest ?? rightSpans.next()
        }
        return leftSpan == nil && rightSpan == nil
    }

    /// Cuts a span off after some elements.
    /// - Returns: the rest, if there is any.
    func cut(_ span: inout Span, keeping length: Int) -> Span? {
        if length == span.length { return nil }
        let left = extent(ofFirst: length, of: span)
        var rest = span
        rest.drop(left)
        span.keep(left)
        return rest
    }
}

extension SpanNodes {
    /// The first id of a span.
    func operationID(_ span: Span) -> OperationID { replicas.operationID(span.first) }
}
