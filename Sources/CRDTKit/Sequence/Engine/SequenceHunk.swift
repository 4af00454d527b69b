/// A place where one state of a sequence differs from another: some elements went, others came.
struct SequenceHunk: Sendable {
    /// How much of the new state stands before the place.
    let start: ContentExtent

    /// How much went.
    var removed = ContentExtent.zero

    /// How much came.
    var inserted = ContentExtent.zero

    /// Where in the new state's content lies what came.
    var insertedStorage: [Range<Int>] = []

    /// The ids of what went.
    var removedIDs = OperationIDRanges()

    /// The ids of what came.
    var insertedIDs = OperationIDRanges()
}

extension SequenceHunk {
    var isEmpty: Bool { removed.elements == 0 && inserted.elements == 0 }
}
