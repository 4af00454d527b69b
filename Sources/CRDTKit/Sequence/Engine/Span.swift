/// A run of elements that stand side by side, have consecutive ids of one replica and share one fate; 24 bytes.
///
/// A tombstone has no content: what was removed is removed, and only the ids must stay known.
struct Span: Equatable, BitwiseCopyable, Sendable {
    /// The first element's counter; element k of the span has a counter greater by k.
    var counter: UInt64

    /// The replica's number, and in the lowest bit whether the elements are tombstones.
    private var tag: UInt32

    private var count: UInt32

    /// Where the content of the span begins, in units of storage; 0 for a tombstone.
    private var offset: UInt32

    /// By how much the units of storage exceed the elements.
    private var extraStorage: UInt16

    /// By how much the UTF-16 code units exceed the elements.
    private var extraUTF16: UInt16
}

extension Span {
    /// A span of visible elements.
    /// - Parameter extent: such that ``canHold(_:)``.
    @inline(__always)
    init(first: LocalID, start: Int, extent: ContentExtent) {
        self.init(
            counter: first.counter,
            tag: UInt32(bitPattern: first.replica) << 1,
            count: UInt32(truncatingIfNeeded: extent.elements),
            offset: UInt32(truncatingIfNeeded: start),
            extraStorage: UInt16(truncatingIfNeeded: extent.storage - extent.elements),
            extraUTF16: UInt16(truncatingIfNeeded: extent.utf16 - extent.elements)
        )
    }

    /// A span of tombstones.
    init(tombstones length: Int, first: LocalID) {
        self.init(
            counter: first.counter,
            tag: UInt32(bitPattern: first.replica) << 1 | 1,
            count: UInt32(truncatingIfNeeded: length),
            offset: 0,
            extraStorage: 0,
            extraUTF16: 0
        )
    }

    /// What an unused slot holds.
    static var vacant: Span { Span(tombstones: 0, first: LocalID(counter: 0, replica: 0)) }
}

extension Span {
    /// The most elements, and the most units of storage, that a sequence can hold in its life.
    static var maximumTotal: Int { Int(UInt32.max) }

    /// The greatest number of elements of a span whose elements differ in size.
    static var maximumMixedLength: Int { 256 }

    /// Spans in which elements differ in size are kept short, because finding a place inside one means reading it.
    @inline(__always)
    static func canHold(_ extent: ContentExtent) -> Bool {
        extent.isUniform || extent.elements <= maximumMixedLength
    }

    /// The number of elements.
    @inline(__always)
    var length: Int { Int(count) }

    var replica: Int32 { Int32(bitPattern: tag >> 1) }

    @inline(__always)
    var isDeleted: Bool { tag & 1 != 0 }

    /// The first element's id.
    @inline(__always)
    var first: LocalID { LocalID(counter: counter, replica: replica) }

    /// The counter just past the last element's.
    @inline(__always)
    var endCounter: UInt64 { counter &+ UInt64(count) }

    var start: Int {
        get { Int(offset) }
        set { offset = UInt32(truncatingIfNeeded: newValue) }
    }

    /// How much the elements measure; a tombstone's measure nothing but their number.
    var extent: ContentExtent {
        ContentExtent(elements: length, storage: length + Int(extraStorage), utf16: length + Int(extraUTF16))
    }

    /// What the span adds to the visible content.
    @inline(__always)
    var visible: PackedExtent {
        if isDeleted { return .zero }
        return PackedExtent(
            elements: count,
            storage: count &+ UInt32(extraStorage),
            utf16: count &+ UInt32(extraUTF16)
        )
    }

    /// Whether each element is one unit of storage.
    @inline(__always)
    var isUniform: Bool { extraStorage == 0 }

    /// Where the span's content lies.
    var storageRange: Range<Int> { isDeleted ? 0..<0 : start..<start + length + Int(extraStorage) }

    /// The distance from the span's first element to the one with this id, if the span holds it.
    @inline(__always)
    func offset(of id: LocalID) -> Int? {
        let distance = id.counter &- counter
        return distance < UInt64(count) && replica == id.replica ? Int(truncatingIfNeeded: distance) : nil
    }
}

extension Span {
    /// Whether the span and another that stands right after it can be held as one.
    @inline(__always)
    func joins(_ next: Span) -> Bool {
        guard tag == next.tag, endCounter == next.counter else { return false }
        if isDeleted { return true }
        return start + length + Int(extraStorage) == next.start
            && (extraStorage | next.extraStorage == 0 || length + next.length <= Self.maximumMixedLength)
    }

    /// Takes in a span that ``joins(_:)`` says can be held with this one.
    @inline(__always)
    mutating func append(_ next: Span) {
        count &+= next.count
        extraStorage &+= next.extraStorage
        extraUTF16 &+= next.extraUTF16
    }

    /// Cuts off all but the first elements.
    /// - Parameter left: the extent of what is kept.
    mutating func keep(_ left: ContentExtent) {
        count = UInt32(truncatingIfNeeded: left.elements)
        if isDeleted { return }
        extraStorage = UInt16(truncatingIfNeeded: left.storage - left.elements)
        extraUTF16 = UInt16(truncatingIfNeeded: left.utf16 - left.elements)
    }

    /// Cuts off the first elements.
    /// - Parameter left: their extent.
    mutating func drop(_ left: ContentExtent) {
        counter &+= UInt64(left.elements)
        count &-= UInt32(truncatingIfNeeded: left.elements)
        if isDeleted { return }
        offset &+= UInt32(truncatingIfNeeded: left.storage)
        extraStorage &-= UInt16(truncatingIfNeeded: left.storage - left.elements)
        extraUTF16 &-= UInt16(truncatingIfNeeded: left.utf16 - left.elements)
    }

    /// The same elements as tombstones.
    var deleted: Span { Span(tombstones: length, first: first) }
}
