extension RGAArray: RandomAccessCollection {
    /// The position of the first element.
    public var startIndex: Int { 0 }

    /// The position past the last element.
    public var endIndex: Int { engine.count }

    /// The number of elements. O(1).
    public var count: Int { engine.count }

    /// The element at a position. O(log n).
    public subscript(position: Int) -> Element {
        precondition((0..<count).contains(position), "the index is beyond the end of the array")
        let place = engine.visibleElement(at: position)
        return engine.content[engine.tree.nodes.pointee[place.span].start + place.offset]
    }

    /// Iterates over the elements in O(n) altogether.
    public func makeIterator() -> Iterator { Iterator(engine) }

    /// Iterates over the elements of an array as it was when the iteration began.
    public struct Iterator: IteratorProtocol {
        private let content: ElementContent<Element>
        private var spans: SpanTree.Iterator
        private var range = 0..<0

        init(_ engine: SequenceEngine<ElementContent<Element>>) {
            content = engine.content
            spans = engine.tree.makeIterator()
        }

        /// The next element.
        public mutating func next() -> Element? {
            while range.isEmpty {
                guard let span = spans.next() else { return nil }
                if !span.isDeleted { range = span.storageRange }
            }
            defer { range = (range.lowerBound + 1)..<range.upperBound }
            return content[range.lowerBound]
        }
    }
}
