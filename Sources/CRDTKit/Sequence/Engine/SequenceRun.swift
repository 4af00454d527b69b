/// A stretch of a sequence in canonical form: as long as ids and deletion allow, however the sequence stores it.
struct SequenceRun: Hashable, Sendable {
    /// The first element's id; the others count on from it.
    var firstID: OperationID

    /// The number of elements.
    var length: Int

    /// Whether the elements are tombstones.
    var isDeleted: Bool
}

extension SequenceRun {
    /// Whether the next run continues this one, so that in canonical form they are one.
    func joins(_ next: SequenceRun) -> Bool {
        isDeleted == next.isDeleted && firstID.replica == next.firstID.replica
            && firstID.counter &+ UInt64(length) == next.firstID.counter
    }
}
