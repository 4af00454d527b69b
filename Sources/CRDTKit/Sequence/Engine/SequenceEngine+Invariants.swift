extension SequenceEngine {
    /// Traps when anything that the sequence relies on does not hold. O(n log n).
    func _invariantCheck() {
        tree.nodes.pointee._invariantCheck()
        for span in tree where !span.isDeleted {
            let measured = content.mixedExtent(ofFirst: span.length, from: span.start)
            precondition(measured == span.extent, "a span measures what its content measures")
        }
    }
}
