extension SequenceEngine {
    /// A cursor before the element at a position, or at the end. O(log n).
    func cursor(at position: Int, keeping side: RGACursor.Side) -> RGACursor {
        switch side {
        case .left: position == 0 ? .start : RGACursor(anchor: .after(id(at: position - 1)))
        case .right: position == count ? .end : RGACursor(anchor: .before(id(at: position)))
        }
    }

    /// Where a cursor is now, or `nil` when the sequence does not hold the element it is anchored to. O(log n).
    func position(of cursor: RGACursor) -> Int? {
        switch cursor.anchor {
        case .start: 0
        case .end: count
        case .before(let id): position(of: id)?.position
        case .after(let id): position(of: id).map { $0.isDeleted ? $0.position : $0.position + 1 }
        }
    }
}
