/// A replicated sequence: an RGA (Roh et al. 2011) held as runs in a balanced tree, with their content beside it.
///
/// Knows nothing of clocks, versions or operations on the wire: callers mint ids, hand in each insertion once, and keep
/// what this returns for other replicas.
struct SequenceEngine<Content: SequenceContent>: Sendable {
    var tree = SpanTree()
    var content = Content()
}

extension SequenceEngine {
    typealias Fragment = Content.Fragment

    /// The number of elements that are not deleted.
    var count: Int { tree.nodes.pointee.visible.elements }

    /// The number of elements, deleted ones among them.
    var storedCount: Int { tree.nodes.pointee.elements }

    /// The elements that are not deleted.
    var visibleContent: Fragment {
        content.fragment(of: visibleRanges, totalStorage: tree.nodes.pointee.visible.storage)
    }

    /// Where the content that is not deleted lies, in document order.
    var visibleRanges: some Sequence<Range<Int>> {
        tree.lazy.filter { !$0.isDeleted }.map(\.storageRange)
    }

    /// The elements at some positions among those that are not deleted. O(log n + result).
    func visibleContent(in positions: Range<Int>) -> Fragment {
        var ranges: [Range<Int>] = []
        var remaining = positions.count
        guard remaining > 0 else { return content.fragment(of: ranges, totalStorage: 0) }
        var (place, offset) = tree.nodes.pointee.find(positions.lowerBound, by: VisibleElements.self)
        var storage = 0
        while remaining > 0 {
            let span = tree.nodes.pointee[place]
            if !span.isDeleted {
                let skipped = extent(ofFirst: offset, of: span)
                let taken = min(remaining, span.length - offset)
                let end = extent(ofFirst: offset + taken, of: span).storage
                ranges.append(span.start + skipped.storage..<span.start + end)
                storage += end - skipped.storage
                remaining -= taken
            }
            offset = 0
            guard let next = tree.nodes.pointee.place(after: place) else { break }
            place = next
        }
        return content.fragment(of: ranges, totalStorage: storage)
    }

    /// The extent of a span's first elements.
    @inline(__always)
    func extent(ofFirst elements: Int, of span: Span) -> ContentExtent {
        content.extent(ofFirst: elements, of: span)
    }
}
