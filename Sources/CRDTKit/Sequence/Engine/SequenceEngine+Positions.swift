/// From ids to positions and back.
extension SequenceEngine {
    /// The id of the element at a position among those not deleted. O(log n).
    func id(at position: Int) -> OperationID {
        precondition((0..<count).contains(position), "the position is beyond the end of the sequence")
        return tree.nodes.pointee.replicas.operationID(tree.nodes.pointee.id(at: visibleElement(at: position)))
    }

    /// How many elements that are not deleted stand before the element, deleted itself or not. O(log n).
    /// - Returns: `nil` when the sequence does not hold the element.
    func position(of id: OperationID) -> (position: Int, isDeleted: Bool)? {
        guard let place = place(of: id) else { return nil }
        let isDeleted = tree.nodes.pointee[place.span].isDeleted
        let before = tree.nodes.pointee.extent(before: place.span).elements
        return (before + (isDeleted ? 0 : place.offset), isDeleted)
    }

    /// The id of the element after which the element was inserted, `nil` at the start or for an unknown element.
    func parent(of id: OperationID) -> OperationID? {
        guard let place = place(of: id), let parent = tree.nodes.pointee.parent(of: place) else { return nil }
        return tree.nodes.pointee.replicas.operationID(tree.nodes.pointee.id(at: parent))
    }

    /// Where the element is, or `nil` when the sequence does not hold it.
    func place(of id: OperationID) -> ElementPlace? {
        tree.nodes.pointee.localID(id).flatMap { tree.nodes.pointee.find($0) }
    }

    /// The counter past some elements that are here and follow on from one, `nil` when that one is not.
    func endOfRun(from id: OperationID) -> UInt64? {
        guard let id = tree.nodes.pointee.localID(id) else { return nil }
        if tree.nodes.pointee.openOffset(of: id) != nil { return tree.nodes.pointee.openSpan.endCounter }
        return tree.nodes.pointee.find(id).map { tree.nodes.pointee[$0.span].endCounter }
    }
}
