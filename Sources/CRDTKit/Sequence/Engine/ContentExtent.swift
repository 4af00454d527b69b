/// How much a stretch of content measures in each unit.
struct ContentExtent: Equatable {
    /// Elements: Unicode scalars of a text, elements of an array.
    var elements: Int

    /// Units of storage: UTF-8 bytes of a text, elements of an array.
    var storage: Int

    /// UTF-16 code units of a text, elements of an array.
    var utf16: Int
}

extension ContentExtent {
    static let zero = ContentExtent(elements: 0, storage: 0, utf16: 0)

    /// The extent of content of which every element is one unit of storage: arrays and ASCII.
    init(uniform count: Int) {
        self.init(elements: count, storage: count, utf16: count)
    }

    /// Whether an element's place in storage follows from its place in the sequence.
    var isUniform: Bool { elements == storage }

    static func + (left: ContentExtent, right: ContentExtent) -> ContentExtent {
        ContentExtent(
            elements: left.elements + right.elements,
            storage: left.storage + right.storage,
            utf16: left.utf16 + right.utf16
        )
    }

    static func - (left: ContentExtent, right: ContentExtent) -> ContentExtent {
        ContentExtent(
            elements: left.elements - right.elements,
            storage: left.storage - right.storage,
            utf16: left.utf16 - right.utf16
        )
    }

    static func += (left: inout ContentExtent, right: ContentExtent) { left = left + right }
}
