/// An ordered list whose elements can be moved and replaced, each as one thing.
///
/// An element keeps its id wherever it is moved and whatever is written into it. When edits are concurrent, a user sees this:
///
/// - Of two moves of an element the later one decides, by hybrid logical time, then by replica id; it is never there twice.
/// - Of two values written into an element the last one wins. An element that is moved and written into is moved and has the
///   new value.
/// - An element that is removed is gone, wherever others move it and whatever they write into it.
/// - Insertions are those of an ``RGAArray``: runs inserted at the same place stay together.
///
/// Places are the elements of a replicated growable array (Roh et al. 2011), and each element says in which of its places it
/// is (Kleppmann: "Moving elements in list CRDTs", 2020). A place that was left remains until ``compact()``, in a few bytes.
///
///     var tasks = MovableArray<String>(replica: phone)
///     tasks.append(contentsOf: ["Bake", "Weigh"])
///     tasks.move(from: 1, to: 0)
///     tasks[1] = "Bake for an hour"
public struct MovableArray<Element: WireCodable>: Sendable {
    /// The places in order; those that no element is in are deleted.
    var places = SequenceEngine<ElementContent<ArraySlot>>()

    /// The elements. Each is in a place that is not deleted, and in each such place is one.
    var residents: [OperationID: ArrayEntry<Element>] = [:]

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty array that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension MovableArray {
    /// The elements. O(n) expected.
    public var elements: [Element] { Array(self) }

    /// The id of the element at an index, which stays with it and is the same on every replica. O(log n).
    public func id(at index: Int) -> OperationID {
        precondition((0..<count).contains(index), "the index is beyond the end of the array")
        let place = places.visibleElement(at: index)
        let span = places.tree.nodes.pointee[place.span]
        return places.content[span.start + place.offset].element
            ?? places.tree.replicas.operationID(span.first.advanced(by: place.offset))
    }

    /// The ids of the elements, in order. O(n).
    public var ids: [OperationID] {
        var ids: [OperationID] = []
        ids.reserveCapacity(count)
        forEachPlace { _, element in ids.append(element) }
        return ids
    }

    /// The index of the element with an id. O(log n).
    /// - Returns: nil when the array does not hold the element, or not any more.
    public func index(of id: OperationID) -> Int? {
        residents[id].flatMap { places.position(of: $0.slot) }.flatMap { $0.isDeleted ? nil : $0.position }
    }

    /// A cursor before the element at an index, or at the end; it stays when that element is moved away. O(log n).
    /// - Parameters:
    ///   - index: from 0 to the count.
    ///   - side: on which side the cursor keeps next to what is there now.
    public func cursor(at index: Int, keeping side: RGACursor.Side = .left) -> RGACursor {
        precondition((0...count).contains(index), "the index is beyond the end of the array")
        return places.cursor(at: index, keeping: side)
    }

    /// Where a cursor is now. O(log n).
    /// - Returns: nil when the cursor's anchor has not arrived here yet, or was removed or moved away and then forgotten by
    ///   every replica.
    public func index(of cursor: RGACursor) -> Int? {
        places.position(of: cursor)
    }

    /// Goes through the places that are not deleted, in order.
    func forEachPlace(_ body: (_ slot: OperationID, _ element: OperationID) -> Void) {
        for span in places.tree where !span.isDeleted {
            let first = places.tree.replicas.operationID(span.first)
            for offset in 0..<span.length {
                let slot = first.advanced(by: offset)
                body(slot, places.content[span.start + offset].element ?? slot)
            }
        }
    }
}

extension MovableArray: RandomAccessCollection, MutableCollection {
    /// The position of the first element.
    public var startIndex: Int { 0 }

    /// The position past the last element.
    public var endIndex: Int { places.count }

    /// The number of elements. O(1).
    public var count: Int { places.count }

    /// The element at a position. Assigning writes into the element that is there, and does not put another one in its place.
    /// O(log n).
    public subscript(position: Int) -> Element {
        get {
            guard let entry = residents[id(at: position)] else { preconditionFailure("each place has an element") }
            return entry.value
        }
        set { perform(.update(id(at: position), newValue)) }
    }

    /// Iterates over the elements in O(n) expected altogether.
    public func makeIterator() -> IndexingIterator<[Element]> {
        ids.compactMap { residents[$0]?.value }.makeIterator()
    }
}

extension MovableArray: Equatable {
    /// Whether both hold the same elements with the same ids in the same places, left and removed ones included.
    public static func == (lhs: MovableArray, rhs: MovableArray) -> Bool {
        lhs.places == rhs.places && lhs.residents == rhs.residents
    }
}

extension MovableArray: CustomStringConvertible {
    /// The elements in brackets.
    public var description: String { elements.description }
}
