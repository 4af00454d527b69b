/// The scalars of a text as UTF-8.
struct TextContent: SequenceContent {
    private(set) var bytes: [UInt8] = []
}

extension TextContent {
    var endOffset: Int { bytes.count }

    static func elementCount(of fragment: String) -> Int {
        fragment.unicodeScalars.count
    }

    mutating func append(_ fragment: String) {
        bytes.append(contentsOf: fragment.utf8)
    }

    mutating func append(_ range: Range<Int>, from other: TextContent) {
        bytes.append(contentsOf: other.bytes[range])
    }

    func piece(in range: Range<Int>, maximumElements: Int) -> ContentExtent {
        let asciiLimit = range.lowerBound + min(range.count, maximumElements)
        let ascii = asciiPrefix(of: range.lowerBound..<asciiLimit)
        if range.lowerBound + ascii == asciiLimit || ascii >= Span.maximumMixedLength {
            return ContentExtent(uniform: ascii)
        }
        var extent = ContentExtent.zero
        let limit = min(maximumElements, Span.maximumMixedLength)
        while extent.elements < limit, range.lowerBound + extent.storage < range.upperBound {
            extent += scalarExtent(at: range.lowerBound + extent.storage)
        }
        return extent
    }

    func mixedExtent(ofFirst elements: Int, from start: Int) -> ContentExtent {
        var extent = ContentExtent.zero
        while extent.elements < elements {
            extent += scalarExtent(at: start + extent.storage)
        }
        return extent
    }

    /// The extent of the scalars of a span up to an offset, or `nil` when the offset is inside one.
    func extent<Metric: SpanMetric>(of span: Span, upTo offset: Int, by metric: Metric.Type) -> ContentExtent? {
        if span.extent.isUniform { return ContentExtent(uniform: offset) }
        var extent = ContentExtent.zero
        while Metric.measure(extent) < offset {
            extent += scalarExtent(at: span.start + extent.storage)
        }
        return Metric.measure(extent) == offset ? extent : nil
    }

    func fragment(of ranges: some Sequence<Range<Int>>, totalStorage storage: Int) -> String {
        String(unsafeUninitializedCapacity: storage) { target in
            var filled = 0
            bytes.withUnsafeBufferPointer { bytes in
                for range in ranges {
                    filled = target[filled...].update(fromContentsOf: bytes[range])
                }
            }
            return filled
        }
    }

    private func scalarExtent(at offset: Int) -> ContentExtent {
        switch bytes[offset] {
        case ..<0x80: ContentExtent(elements: 1, storage: 1, utf16: 1)
        case ..<0xE0: ContentExtent(elements: 1, storage: 2, utf16: 1)
        case ..<0xF0: ContentExtent(elements: 1, storage: 3, utf16: 1)
        default: ContentExtent(elements: 1, storage: 4, utf16: 2)
        }
    }

    /// The number of ASCII bytes a range begins with.
    private func asciiPrefix(of range: Range<Int>) -> Int {
        bytes.withUnsafeBytes { bytes in
            let wordSize = MemoryLayout<UInt64>.size
            var index = range.lowerBound
            while index + wordSize <= range.upperBound,
                bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += wordSize
            }
            while index < range.upperBound, bytes[index] < 0x80 { index += 1 }
            return index - range.lowerBound
        }
    }
}

extension TextContent {
    func isEqual(_ range: Range<Int>, to otherRange: Range<Int>, in other: TextContent) -> Bool {
        bytes[range] == other.bytes[otherRange]
    }
}
