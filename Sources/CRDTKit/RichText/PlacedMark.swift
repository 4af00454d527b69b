/// A mark and where its edges are now.
struct PlacedMark {
    let entry: DotEntry<StampedMark>
    let start: ElementRanks.Edge
    let end: ElementRanks.Edge
}

extension PlacedMark {
    var id: OperationID { entry.id }
    var key: MarkKey { entry.mark.key }
    var value: MarkValue? { entry.mark.value }

    /// Which visible elements it covers, if any.
    var positions: Range<Int>? {
        start.position < end.position ? start.position..<end.position : nil
    }

    /// Whether an edge is behind a removed element, after which somebody may insert because of it.
    var isHeldByRemoved: Bool {
        value != nil
            && [(entry.mark.start, start), (entry.mark.end, end)].contains { anchor, edge in
                if case .after = anchor { edge.isAtDeleted } else { false }
            }
    }
}
