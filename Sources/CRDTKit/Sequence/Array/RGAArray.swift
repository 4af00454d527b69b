/// An ordered list that several people can edit at once.
///
/// A replicated growable array (Roh et al. 2011). When edits are concurrent, a user sees all insertions of both and none
/// of what either removed. Elements inserted one after the other at the same place stay together; of two such runs the one
/// whose first element has the greater Lamport time comes first. Elements prepended concurrently may come out mixed.
///
///     var steps = RGAArray<String>(replica: phone)
///     steps.append("Mix")
///     steps.insert("Weigh", at: 0)
///     steps.merge(copyFromLaptop)
///
/// An element has an id that stays with it, ``id(at:)``. Two arrays are equal when they hold the same elements with the
/// same ids, removed ones included; to compare what they show, use `elementsEqual(_:)`.
public struct RGAArray<Element: WireCodable>: Sendable, Equatable {
    var engine = SequenceEngine<ElementContent<Element>>()

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty array that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension RGAArray {
    /// The elements. O(n).
    public var elements: [Element] { engine.visibleContent }

    /// The id of the element at an index, which stays with it and is the same on every replica. O(log n).
    public func id(at index: Int) -> OperationID {
        engine.id(at: index)
    }

    /// The index of the element with an id. O(log n).
    /// - Returns: nil when the array does not hold the element, or not any more.
    public func index(of id: OperationID) -> Int? {
        engine.position(of: id).flatMap { $0.isDeleted ? nil : $0.position }
    }

    /// A cursor before the element at an index, or at the end. O(log n).
    /// - Parameters:
    ///   - index: from 0 to the count.
    ///   - side: on which side the cursor keeps next to what is there now.
    public func cursor(at index: Int, keeping side: RGACursor.Side = .left) -> RGACursor {
        precondition((0...count).contains(index), "the index is beyond the end of the array")
        return engine.cursor(at: index, keeping: side)
    }

    /// Where a cursor is now. O(log n).
    /// - Returns: nil when the cursor's anchor has not arrived here yet, or was removed and then forgotten by every replica.
    public func index(of cursor: RGACursor) -> Int? {
        engine.position(of: cursor)
    }
}

extension RGAArray: CustomStringConvertible {
    /// The elements in brackets.
    public var description: String { elements.description }
}

extension RGAArray: Hashable where Element: Hashable {
    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(engine.storedCount)
        hasher.combine(elements)
    }
}
