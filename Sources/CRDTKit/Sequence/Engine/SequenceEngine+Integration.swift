/// How elements find their place.
extension SequenceEngine {
    /// Puts spans where an RGA places what was inserted after `parent`, `nil` being the start.
    /// - Parameter spans: one run, cut into pieces.
    mutating func integrate(_ spans: [Span], after parent: ElementPlace?) {
        guard let id = spans.first?.first else { return }
        let nodes = tree.unique
        guard let parent else {
            return insert(spans, at: nodes.pointee.insertionPlace(for: id, after: nil), nodes)
        }
        let span = nodes.pointee[parent.span]
        let length = parent.offset + 1
        // The parent's successor in its run is a sibling of the new element and, with the rest of the run, goes first if
        // it is greater.
        if length < span.length {
            guard nodes.pointee.replicas.isOrdered(span.first.advanced(by: length), before: id) else {
                return insert(spans, at: nodes.pointee.insertionPlace(for: id, after: parent.span), nodes)
            }
            nodes.pointee.open(parent.span)
            cutOpen(keeping: length, nodes)
        } else {
            let place = nodes.pointee.insertionPlace(for: id, after: parent.span)
            guard place == SpanPlace(leaf: parent.span.leaf, slot: parent.span.slot + 1) else {
                return insert(spans, at: place, nodes)
            }
            nodes.pointee.open(parent.span)
        }
        for span in spans {
            if span.isDeleted {
                insert(
                    [span],
                    at: SpanPlace(leaf: nodes.pointee.openPlace.leaf, slot: nodes.pointee.open.slot + 1),
                    nodes
                )
            } else {
                nodes.pointee.insertAfterOpen(span)
            }
        }
    }

    /// Puts spans before the one at a place, as part of the span before it where they can be held as one.
    private func insert(_ spans: [Span], at place: SpanPlace, _ nodes: Nodes) {
        var place = place
        for span in spans {
            if place.slot > 0 {
                let previous = SpanPlace(leaf: place.leaf, slot: place.slot - 1)
                if nodes.pointee[previous].joins(span) {
                    nodes.pointee.extend(previous, by: span)
                    continue
                }
            }
            place = nodes.pointee.insert(span, at: place)
            place.slot += 1
        }
    }
}
