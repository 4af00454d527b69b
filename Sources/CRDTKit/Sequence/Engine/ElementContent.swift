/// The elements of an array.
struct ElementContent<Element: WireCodable>: SequenceContent {
    private(set) var elements: [Element] = []
}

extension ElementContent {
    var endOffset: Int { elements.count }

    static func elementCount(of fragment: [Element]) -> Int { fragment.count }

    mutating func append(_ fragment: [Element]) -> ContentExtent {
        elements.append(contentsOf: fragment)
        return ContentExtent(uniform: fragment.count)
    }

    mutating func append(_ range: Range<Int>, from other: ElementContent) {
        elements.append(contentsOf: other.elements[range])
    }

    func piece(in range: Range<Int>, maximumElements: Int) -> ContentExtent {
        ContentExtent(uniform: min(range.count, maximumElements))
    }

    func mixedExtent(ofFirst elements: Int, from start: Int) -> ContentExtent {
        ContentExtent(uniform: elements)
    }

    func fragment(of ranges: some Sequence<Range<Int>>, totalStorage storage: Int) -> [Element] {
        var result: [Element] = []
        result.reserveCapacity(storage)
        for range in ranges {
            result.append(contentsOf: elements[range])
        }
        return result
    }
}

extension ElementContent {
    subscript(offset: Int) -> Element { elements[offset] }

    func isEqual(_ range: Range<Int>, to otherRange: Range<Int>, in other: ElementContent) -> Bool {
        zip(elements[range], other.elements[otherRange]).allSatisfy { $0.isIdentical(to: $1) }
    }
}
