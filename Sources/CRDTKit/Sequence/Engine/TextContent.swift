/// The scalars of a text as UTF-8.
struct TextContent: SequenceContent {
    private(set) var bytes: [UInt8] = []
}

extension TextContent {
    var endOffset: Int { bytes.count }

    static func elementCount(of fragment: String) -> Int { extent(of: fragment).elements }

    /// Some of a fragment's scalars. O(n).
    static func slice(_ fragment: String, _ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(fragment.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
    }

    static func extent(of fragment: String) -> ContentExtent {
        if let extent = fragment.utf8.withContiguousStorageIfAvailable({ extent(of: $0) }) { return extent }
        var copy = fragment
        return copy.withUTF8 { extent(of: $0) }
    }

    mutating func append(_ fragment: String) -> ContentExtent {
        if let extent = fragment.utf8.withContiguousStorageIfAvailable({ append($0) }) { return extent }
        var copy = fragment
        return copy.withUTF8 { append($0) }
    }

    /// Appends valid UTF-8.
    /// - Returns: its extent.
    @inline(__always)
    mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) -> ContentExtent {
        if utf8.count == 1 {
            bytes.append(utf8[0])
            return ContentExtent(uniform: 1)
        }
        bytes.append(contentsOf: utf8)
        return Self.extent(of: utf8)
    }

    /// The extent of valid UTF-8: a scalar begins with any byte but a continuation, and takes two UTF-16 code units if it
    /// begins with a byte of the last sixteen.
    private static func extent(of utf8: UnsafeBufferPointer<UInt8>) -> ContentExtent {
        if asciiPrefix(of: 0..<utf8.count, in: UnsafeRawBufferPointer(utf8)) == utf8.count {
            return ContentExtent(uniform: utf8.count)
        }
        var scalars = 0
        var pairs = 0
        for byte in utf8 {
            scalars &+= byte & 0xC0 == 0x80 ? 0 : 1
            pairs &+= byte >= 0xF0 ? 1 : 0
        }
        return ContentExtent(elements: scalars, storage: utf8.count, utf16: scalars + pairs)
    }

    @inline(__always)
    mutating func append(_ keystroke: Keystroke) { keystroke.writeScalar(to: &bytes) }

    /// Appends some of a reader's bytes, which are valid.
    mutating func append(utf8From reader: WireReader, _ range: Range<Int>) {
        if range.count <= 8 {
            for index in range { bytes.append(reader.bytes[index]) }
        } else {
            bytes.append(contentsOf: reader.bytes[range])
        }
    }

    /// Writes a stretch of the bytes.
    func write(_ range: Range<Int>, to writer: inout WireWriter) {
        if range.count == 1 {
            writer.write(byte: bytes[range.lowerBound])
        } else {
            writer.write(raw: bytes[range])
        }
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
        if span.isUniform { return ContentExtent(uniform: offset) }
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
                    // Most are a few bytes, for which a call costs more than the copying.
                    if range.count <= 8 {
                        for (index, byte) in bytes[range].enumerated() { target[filled + index] = byte }
                    } else {
                        _ = target[filled...].update(fromContentsOf: bytes[range])
                    }
                    filled += range.count
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
        bytes.withUnsafeBytes { Self.asciiPrefix(of: range, in: $0) }
    }

    private static func asciiPrefix(of range: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int {
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

extension TextContent {
    func isEqual(_ range: Range<Int>, to otherRange: Range<Int>, in other: TextContent) -> Bool {
        bytes[range] == other.bytes[otherRange]
    }
}
