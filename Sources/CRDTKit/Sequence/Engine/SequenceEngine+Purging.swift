/// Dropping elements for good, which is right only for what no replica can refer to any more.
extension SequenceEngine {
    /// Drops all tombstones and their content. O(n).
    mutating func removeTombstones() {
        guard storedCount > count else { return }
        let spans = tree.filter { !$0.isDeleted }
        let kept = content
        content = Content()
        var moved: [Span] = []
        for var span in spans {
            let start = content.endOffset
            content.append(span.storageRange, from: kept)
            span.start = start
            if let last = moved.last, last.joins(span) {
                moved[moved.count - 1].append(span)
            } else {
                moved.append(span)
            }
        }
        rebuildTree(of: moved)
    }

    /// How many elements here a replica that has seen this version has seen. O(n) in runs.
    func elementCount(knownTo version: VersionVector) -> Int {
        let horizons = tree.nodes.pointee.replicas.ids.map { version[$0] }
        return tree.reduce(0) { count, span in
            let horizon = horizons[Int(span.replica)]
            guard span.counter <= horizon else { return count }
            return count + Int(min(span.endCounter, horizon + 1) - span.counter)
        }
    }

    /// Whether a replica that has seen this version has seen any element that is here.
    func holdsAny(knownTo version: VersionVector) -> Bool {
        let horizons = tree.nodes.pointee.replicas.ids.map { version[$0] }
        return tree.contains { $0.counter <= horizons[Int($0.replica)] }
    }

    /// Drops what the other has seen but no longer holds. O(n log n) in runs.
    mutating func removeElements(purgedFrom other: SequenceEngine, seen version: VersionVector) {
        var other = other
        other.tree.unique.pointee.index()
        let horizons = tree.nodes.pointee.replicas.ids.map { version[$0] }
        var kept: [Span] = []
        for span in tree {
            var rest = span
            while true {
                let (length, isKept) = other.fate(of: rest, in: self, horizon: horizons[Int(rest.replica)])
                let next = cut(&rest, keeping: length)
                if isKept { kept.append(rest) }
                guard let next else { break }
                rest = next
            }
        }
        rebuildTree(of: kept)
    }

    /// For how many of the first elements of another sequence's span the same holds here: kept, or purged.
    private func fate(of span: Span, in owner: SequenceEngine, horizon: UInt64) -> (length: Int, isKept: Bool) {
        let firstID = owner.tree.nodes.pointee.operationID(span)
        guard let id = tree.nodes.pointee.localID(firstID) else {
            let known = span.counter > horizon ? 0 : horizon - span.counter + 1
            let purged = Int(min(known, UInt64(span.length)))
            return purged > 0 ? (purged, false) : (span.length, true)
        }
        if let place = tree.nodes.pointee.find(id) {
            return (min(span.length, tree.nodes.pointee[place.span].length - place.offset), true)
        }
        let gap = min(span.endCounter, tree.nodes.pointee.nextCounter(atOrAfter: id) ?? .max)
        guard id.counter <= horizon else { return (Int(gap - id.counter), true) }
        return (Int(min(gap, horizon + 1) - id.counter), false)
    }

    /// Replaces the tree by one of spans that were in it, or parts of them.
    private mutating func rebuildTree(of spans: [Span]) {
        tree = SpanTree(SpanNodes(inDocumentOrder: spans, replicas: tree.replicas))
    }
}
