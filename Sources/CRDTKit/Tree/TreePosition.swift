/// Where a node stands among its siblings: a path of numbers between which there is always room for another.
///
/// A fractional index whose digits carry the id of the move that chose them, so that positions chosen concurrently in one
/// gap are different, in the same order everywhere, and leave room between them (Weiss, Urso, Molli: "Logoot", 2009).
/// Nearly every position has one level; another one is added between two nodes that were put into one gap concurrently.
struct TreePosition: Hashable, Sendable {
    /// Compared one after the other. The last one has the id of the move that put the node here.
    var levels: [TreePositionLevel]
}

extension TreePosition: Comparable {
    static func < (lhs: TreePosition, rhs: TreePosition) -> Bool {
        for (left, right) in zip(lhs.levels, rhs.levels) where left != right { return left < right }
        return lhs.levels.count < rhs.levels.count
    }
}

extension TreePosition {
    /// The position of a move between two neighbours; nil is an end of the list. O(n) in the length of their paths.
    init(between left: TreePosition?, and right: TreePosition?, for id: OperationID) {
        switch (left, right) {
        case (nil, nil): levels = [TreePositionLevel(id: id)]
        case (nil, let right?): levels = [right.levels[0].before(for: id)]
        case (let left?, nil): levels = [left.levels[0].after(for: id)]
        case (let left?, let right?): levels = Self.levels(between: left.levels, and: right.levels, for: id)
        }
    }

    private static func levels(
        between left: [TreePositionLevel],
        and right: [TreePositionLevel],
        for id: OperationID
    ) -> [TreePositionLevel] {
        let shared = zip(left, right).prefix { $0 == $1 }.count
        // Of two paths one of which begins with the other the shorter comes first.
        if shared == left.count {
            // Paths are only the same if somebody forged them; then there is nothing between.
            let last = shared < right.count ? right[shared].before(for: id) : TreePositionLevel(id: id)
            return left + [last]
        }
        // The right one does not begin with the left one unless it is forged to come first.
        if shared == right.count { return left + [TreePositionLevel(id: id)] }
        if left[shared].isSameNumber(as: right[shared]) {
            let last = left.count > shared + 1 ? left[shared + 1].after(for: id) : TreePositionLevel(id: id)
            return left[...shared] + [last]
        }
        return left[..<shared] + [left[shared].between(right[shared], for: id)]
    }
}

extension TreePosition {
    /// Writes the levels, without the last one's id, which is that of the move.
    func encode(to writer: inout WireWriter) {
        writer.write(count: levels.count - 1)
        for level in levels.dropLast() {
            level.encodeNumber(to: &writer)
            writer.write(level.id)
        }
        levels[levels.count - 1].encodeNumber(to: &writer)
    }

    /// Reads the position that a move chose.
    init(from reader: inout WireReader, for id: OperationID) throws(WireError) {
        let count = try reader.readCount(minimumSize: 4)
        levels = []
        for _ in 0..<count {
            let number = try TreePositionLevel.readNumber(from: &reader)
            levels.append(TreePositionLevel(number.integer, number.fraction, id: try reader.readID()))
        }
        let number = try TreePositionLevel.readNumber(from: &reader)
        levels.append(TreePositionLevel(number.integer, number.fraction, id: id))
    }
}
