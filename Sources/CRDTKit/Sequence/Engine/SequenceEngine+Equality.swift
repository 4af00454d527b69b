extension SequenceEngine: Equatable {
    /// Whether both hold the same elements in the same order, the same of them deleted, however each stores them.
    static func == (left: SequenceEngine, right: SequenceEngine) -> Bool {
        guard left.tree.total.elements == right.tree.total.elements,
            left.tree.total.visible == right.tree.total.visible
        else { return false }
        var leftSpans = left.tree.makeIterator()
        var rightSpans = right.tree.makeIterator()
        var leftSpan = leftSpans.next()
        var rightSpan = rightSpans.next()
        while var first = leftSpan, var second = rightSpan {
            let length = min(first.length, second.length)
            var leftRest: Span?
            var rightRest: Span?
            if length < first.length { leftRest = first.cut(left.extent(ofFirst: length, of: first)) }
            if length < second.length { rightRest = second.cut(right.extent(ofFirst: length, of: second)) }
            guard first.isDeleted == second.isDeleted, first.extent == second.extent,
                left.tree.replicas.operationID(first.first) == right.tree.replicas.operationID(second.first),
                left.content.isEqual(first.storageRange, to: second.storageRange, in: right.content)
            else { return false }
            leftSpan = leftRest ?? leftSpans.next()
            rightSpan = rightRest ?? rightSpans.next()
        }
        return leftSpan == nil && rightSpan == nil
    }
}
