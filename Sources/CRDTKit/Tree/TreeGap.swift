/// Between which siblings a node is to be put.
struct TreeGap: Sendable {
    let parent: TreeParent

    /// Nil at an end of the list.
    let left: TreePosition?
    let right: TreePosition?
}

extension TreeGap {
    /// A position in the gap, with the number of a former one if that is in the gap as well.
    func position(for id: OperationID, at former: TreePosition?) -> TreePosition {
        if let former, let level = former.levels.last {
            let again = TreePositionLevel(level.integer, level.fraction, id: id)
            let position = TreePosition(levels: former.levels.dropLast() + [again])
            if left.map({ $0 < position }) ?? true, right.map({ position < $0 }) ?? true { return position }
        }
        return TreePosition(between: left, and: right, for: id)
    }
}
