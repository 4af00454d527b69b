/// Where all marks of a text are, key by key.
struct MarkLayout {
    /// The marks of each key, in the order of the keys; within a key the last write first.
    private(set) var groups: [[PlacedMark]] = []

    /// Places marks. O(n log n) in the runs of the text and in marks.
    init(_ marks: DotMap<StampedMark>, in engine: SequenceEngine<TextContent>) {
        if marks.isEmpty { return }
        let ranks = ElementRanks(of: engine)
        let placed = marks.compactMap { entry -> PlacedMark? in
            guard let start = ranks.edge(entry.mark.start), let end = ranks.edge(entry.mark.end) else { return nil }
            return PlacedMark(entry: entry, start: start, end: end)
        }
        let sorted = placed.sorted { left, right in
            left.key == right.key ? right.entry.writeOrder < left.entry.writeOrder : left.key < right.key
        }
        for mark in sorted {
            if groups.last?.last?.key == mark.key {
                groups[groups.count - 1].append(mark)
            } else {
                groups.append([mark])
            }
        }
    }
}

/// Which marks have no say any more.
extension MarkLayout {
    /// The marks within a later one of the same key, ascending: whatever is inserted within them is within that one as well, so
    /// they can never show again. O(m log m), not counting the moving of what stands behind.
    var covered: [OperationID] { groups.flatMap(Self.covered).sorted() }

    private static func covered(_ group: [PlacedMark]) -> [OperationID] {
        var covered: [OperationID] = []
        // Later marks, but those within others: both starts and ends ascend.
        var outer: [(start: Int, end: Int)] = []
        for mark in group {
            let (start, end) = (mark.start.gap, mark.end.gap)
            let next = outer.partitioningIndex { $0.start > start }
            if next > 0 && outer[next - 1].end >= end {
                covered.append(mark.id)
                continue
            }
            let first = outer.partitioningIndex { $0.start >= start }
            var last = first
            while last < outer.count && outer[last].end <= end { last += 1 }
            outer.replaceSubrange(first..<last, with: [(start, end)])
        }
        return covered
    }
}

/// Which marks show.
extension MarkLayout {
    /// For each visible element under a mark the last write of the key, as ranges that ascend and don't overlap. O(m log m).
    static func winners(of group: [PlacedMark]) -> [(positions: Range<Int>, mark: PlacedMark)] {
        let bounds = Set(group.compactMap(\.positions).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
        var winners = [Int?](repeating: nil, count: bounds.count)
        // From each piece on, the next that no later mark has taken.
        var free = Array(0...bounds.count)
        func nextFree(_ piece: Int) -> Int {
            var end = piece
            while free[end] != end { end = free[end] }
            var piece = piece
            while free[piece] != end { (piece, free[piece]) = (free[piece], end) }
            return end
        }
        for (index, mark) in group.enumerated() {
            guard let positions = mark.positions else { continue }
            var piece = nextFree(bounds.partitioningIndex { $0 >= positions.lowerBound })
            while piece < bounds.count, bounds[piece] < positions.upperBound {
                winners[piece] = index
                free[piece] = piece + 1
                piece = nextFree(piece + 1)
            }
        }
        return winners.indices.dropLast().compactMap { piece in
            winners[piece].map { (bounds[piece]..<bounds[piece + 1], group[$0]) }
        }
    }

    /// Where each key has a value, in the order of the keys and places; neighbours of the same value are one.
    var values: [(positions: Range<Int>, attribute: MarkAttribute)] {
        var values: [(positions: Range<Int>, attribute: MarkAttribute)] = []
        for group in groups {
            for (positions, mark) in Self.winners(of: group) {
                guard let value = mark.value else { continue }
                let attribute = MarkAttribute(mark.key, value)
                if let last = values.last, last.attribute == attribute,
                    last.positions.upperBound == positions.lowerBound
                {
                    values[values.count - 1].positions = last.positions.lowerBound..<positions.upperBound
                } else {
                    values.append((positions, attribute))
                }
            }
        }
        return values
    }
}
