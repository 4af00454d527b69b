/// That in one place of an array some elements went and others came: what a table view must do to follow.
///
/// Patches are in the order of the array, and each speaks of the array as the ones before it left it.
public struct ArrayPatch<Element: Sendable>: Sendable {
    /// The elements that went; empty where the place is, if none did.
    public let range: Range<Int>

    /// The ids of the elements that went, which no others will ever have; those that are moved or written come back with them.
    public let removedIDs: [OperationID]

    /// What came.
    public let inserted: [Element]

    /// The ids of the elements that came.
    public let insertedIDs: [OperationID]
}

extension ArrayPatch: Equatable where Element: Equatable {}
extension ArrayPatch: Hashable where Element: Hashable {}

extension Array {
    /// Takes over what became of a replicated array. O(n) for each patch.
    /// - Precondition: the array is the one that the patches begin with.
    public mutating func apply(_ patches: some Sequence<ArrayPatch<Element>>) where Element: Sendable {
        for patch in patches { replaceSubrange(patch.range, with: patch.inserted) }
    }
}

extension RGAArray {
    /// Where the array shows other elements than an earlier or later state of it. O((n + m) log n) in runs.
    public func patches(since earlier: RGAArray) -> [ArrayPatch<Element>] {
        engine.hunks(since: earlier.engine).map { hunk in
            ArrayPatch(
                range: hunk.start.elements..<hunk.start.elements + hunk.removed.elements,
                removedIDs: hunk.removedIDs.flatMap(\.ids),
                inserted: engine.content.fragment(of: hunk.insertedStorage, totalStorage: hunk.inserted.storage),
                insertedIDs: hunk.insertedIDs.flatMap(\.ids)
            )
        }
    }
}

extension MovableArray {
    /// Where the array shows other elements than an earlier or later state of it, and after that where an element that stayed
    /// has another value: that goes and comes with the same id. One that was moved goes in one patch and comes in another.
    /// O((n + m) log n).
    public func patches(since earlier: MovableArray) -> [ArrayPatch<Element>] {
        let moves = places.hunks(since: earlier.places).map { hunk in
            let ids = hunk.insertedIDs.flatMap(\.ids).map { element(in: $0) }
            return ArrayPatch(
                range: hunk.start.elements..<hunk.start.elements + hunk.removed.elements,
                removedIDs: hunk.removedIDs.flatMap(\.ids).map { earlier.element(in: $0) },
                inserted: ids.compactMap { residents[$0]?.value },
                insertedIDs: ids
            )
        }
        let writes = ids.enumerated().compactMap { index, id -> ArrayPatch<Element>? in
            guard let old = earlier.residents[id], let new = residents[id], old.slot == new.slot,
                !old.value.isIdentical(to: new.value)
            else { return nil }
            return ArrayPatch(range: index..<index + 1, removedIDs: [id], inserted: [new.value], insertedIDs: [id])
        }
        return moves + writes
    }

    /// The element that is in a place, or was.
    private func element(in slot: OperationID) -> OperationID {
        guard let place = places.place(of: slot) else { return slot }
        let span = places.tree.nodes.pointee[place.span]
        return span.isDeleted ? slot : places.content[span.start + place.offset].element ?? slot
    }
}
