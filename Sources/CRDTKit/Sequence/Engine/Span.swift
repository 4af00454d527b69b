/// A run of elements that stand side by side, have consecutive ids of one replica and share one fate.
struct Span: Equatable {
    /// The first element's id; element k of the span has a counter greater by k.
    var first: LocalID

    /// Where the content of the span begins, in units of storage.
    var start: Int

    /// How much the span measures.
    var extent: ContentExtent

    /// Whether the elements are tombstones.
    var isDeleted: Bool
}

extension Span {
    /// The number of elements.
    var length: Int { extent.elements }

    /// Where the span's content lies.
    var storageRange: Range<Int> { start..<start + extent.storage }

    /// The counter just past the last element's.
    var endCounter: UInt64 { first.counter + UInt64(length) }

    /// The distance from the span's first element to the one with this id, if the span holds it.
    func offset(of id: LocalID) -> Int? {
        guard first.replica == id.replica, id.counter >= first.counter else { return nil }
        let distance = id.counter - first.counter
        return distance < UInt64(length) ? Int(distance) : nil
    }

    /// Whether the span and another that stands right after it can be held as one.
    func joins(_ next: Span) -> Bool {
        first.replica == next.first.replica && endCounter == next.first.counter && isDeleted == next.isDeleted
            && start + extent.storage == next.start && Self.canHold(extent + next.extent)
    }

    /// Spans in which elements differ in size are kept short, because finding a place inside one means reading it.
    static func canHold(_ extent: ContentExtent) -> Bool {
        extent.isUniform || extent.elements <= maximumMixedLength
    }

    /// The greatest number of elements of a span whose elements differ in size.
    static var maximumMixedLength: Int { 256 }

    /// Cuts the span in two.
    /// - Parameter left: the extent of the part to keep.
    /// - Returns: the rest.
    mutating func cut(_ left: ContentExtent) -> Span {
        let right = Span(
            first: first.advanced(by: left.elements),
            start: start + left.storage,
            extent: extent - left,
            isDeleted: isDeleted
        )
        extent = left
        return right
    }
}
