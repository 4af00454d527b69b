/// Dropping elements for good, which is right only for what no replica can refer to any more.
extension SequenceEngine {
    /// Drops tombstones and their content. O(n), and O(k log n) for those kept.
    /// - Parameter kept: tombstones to be kept.
    mutating func removeTombstones(keeping keptIDs: [OperationID] = []) {
        guard storedCount > count else { return }
        let keptTombstones = Set(keptIDs).compactMap { tree.nodes.pointee.localID($0) }
            .sorted { ($0.replica, $0.counter) < ($1.replica, $1.counter) }
        let spans = tree.flatMap { $0.isDeleted ? Self.parts(of: $0, keeping: keptTombstones) : [$0] }
        let kept = content
        content = Content()
        var moved: [Span] = []
        for var span in spans {
            if !span.isDeleted {
                let start = content.endOffset
                content.append(span.storageRange, from: kept)
                span.start = start
            }
            if let last = moved.last, last.joins(span) {
                moved[moved.count - 1].append(span)
            } else {
                moved.append(span)
            }
        }
        rebuildTree(of: moved)
    }

    /// The tombstones of a span that are kept, of which the list ascends by replica and counter.
    private static func parts(of span: Span, keeping kept: [LocalID]) -> [Span] {
        let first = kept.partitioningIndex { ($0.replica, $0.counter) >= (span.replica, span.counter) }
        return kept[first...].prefix { $0.replica == span.replica && $0.counter < span.endCounter }
            .map { Span(tombstones: 1, first: $0) }
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
