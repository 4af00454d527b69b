/// Merging whole states.
extension SequenceEngine {
    /// Takes in another replica's state: its elements that are new here, and its deletions.
    ///
    /// An element that one side has seen but no longer holds was purged there and is absent from the result.
    /// O((n + m) log n) in runs, however deep or long the histories are.
    /// - Parameters:
    ///   - mine: what this state has seen.
    ///   - theirs: what the other has seen.
    mutating func merge(_ other: SequenceEngine, mine: VersionVector, theirs: VersionVector) {
        if tree.isEmpty, !other.holdsAny(knownTo: mine) {
            self = other
            return
        }
        tree.unique.pointee.index()
        let expected = elementCount(knownTo: theirs)
        var shared = 0
        var ancestors = AncestorStack()
        let replicas = other.tree.replicas.ids.map { tree.unique.pointee.intern($0) }
        let horizons = other.tree.replicas.ids.map { mine[$0] }
        for span in other.tree {
            let replica = Int(span.replica)
            let first = LocalID(counter: span.counter, replica: replicas[replica])
            shared += merge(span, as: first, horizon: horizons[replica], from: other.content, ancestors: &ancestors)
        }
        if shared != expected { removeElements(purgedFrom: other, seen: theirs) }
        internalCheck(_invariantCheck())
    }

    /// Takes in one span of another state, stretch by stretch: what is here, what was purged here, what is new.
    /// - Returns: how many of its elements were here already.
    private mutating func merge(
        _ span: Span,
        as first: LocalID,
        horizon: UInt64,
        from source: Content,
        ancestors: inout AncestorStack
    ) -> Int {
        var shared = 0
        var done = 0
        while done < span.length {
            let id = first.advanced(by: done)
            if let place = tree.nodes.pointee.find(id) {
                let length = min(span.length - done, tree.nodes.pointee[place.span].length - place.offset)
                if span.isDeleted { markDeleted(place, length: length) }
                ancestors.push(id, length: length, comparing: tree.nodes.pointee.replicas)
                shared += length
                done += length
                continue
            }
            let end = min(span.endCounter, tree.nodes.pointee.nextCounter(atOrAfter: id) ?? .max)
            if id.counter <= horizon {
                done += Int(min(end, horizon + 1) - id.counter)
                continue
            }
            let length = Int(end - id.counter)
            let parent = ancestors.parent(of: id, comparing: tree.nodes.pointee.replicas).flatMap {
                tree.nodes.pointee.find($0)
            }
            if span.isDeleted {
                integrate([Span(tombstones: length, first: id)], after: parent)
            } else {
                let skipped = source.extent(ofFirst: done, of: span).storage
                let taken = source.extent(ofFirst: done + length, of: span).storage
                let start = content.endOffset
                content.append(span.start + skipped..<span.start + taken, from: source)
                integrate(pieces(of: start..<content.endOffset, firstID: id), after: parent)
            }
            ancestors.push(id, length: length, comparing: tree.nodes.pointee.replicas)
            done += length
        }
        return shared
    }

    private mutating func markDeleted(_ place: ElementPlace, length: Int) {
        let nodes = tree.unique
        if nodes.pointee[place.span].isDeleted { return }
        nodes.pointee.open(place.span)
        eraseInOpen(place.offset..<place.offset + length, nodes)
    }
}
