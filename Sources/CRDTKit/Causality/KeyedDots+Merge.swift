extension KeyedDots {
    /// Takes in another replica's writes. O(n + m), without hashing; O(1) for one that has seen nothing new.
    @inlinable
    mutating func merge(_ other: KeyedDots, in context: MergeContext) {
        // Whatever it lacks, this replica knows of; whatever it has, this replica has or has seen removed.
        if context.theirs.isIncluded(in: context.mine) { return }
        var isShared = [Bool](repeating: false, count: table.count)
        var emptied: [Int] = []
        var sharedCount = 0
        for theirs in other.table.positions {
            guard let mine = table.position(of: other.table, theirs) else {
                adopt(other, theirs, in: context)
                continue
            }
            isShared[mine] = true
            sharedCount += 1
            if table.values[mine].isSameOne(as: other.table.values[theirs]) { continue }
            table.values[mine].merge(other.table.values[theirs], in: context)
            if table.values[mine].isEmpty { emptied.append(mine) }
        }
        if sharedCount < isShared.count {
            for position in isShared.indices where !isShared[position] {
                table.values[position].merge(DotMap(), in: context)
                if table.values[position].isEmpty { emptied.append(position) }
            }
        }
        table.remove(at: emptied.sorted())
        internalCheck(_invariantCheck())
    }

    /// Takes in the writes about an element of which this side has none.
    @inlinable
    mutating func adopt(_ other: KeyedDots, _ position: Int, in context: MergeContext) {
        var dots = DotMap<Content>()
        dots.merge(other.table.values[position], in: context)
        if !dots.isEmpty { table.append(other.table, position, dots) }
    }
}
