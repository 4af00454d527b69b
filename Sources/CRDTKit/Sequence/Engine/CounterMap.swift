/// Says for each counter of one replica which leaf of a ``SpanTree`` holds the element.
///
/// An entry speaks for all counters from its start up to the next entry's; counters without an element may map to any
/// leaf. So one entry serves a whole stretch of typing, and a span that grows, shrinks or is cut within its leaf leaves
/// the map as it is. Entries live in pages, so that inserting one moves few.
struct CounterMap: Sendable {
    private var pages: [[Entry]] = []

    /// The start of each page's first entry.
    private var pageStarts: [UInt64] = []

    /// The counter past the greatest that has an element.
    private(set) var end: UInt64 = 0
}

extension CounterMap {
    struct Entry {
        var start: UInt64
        var leaf: Int32
    }

    private struct Position {
        var page: Int
        var slot: Int
    }

    private static var pageCapacity: Int { 128 }

    /// Creates a map from entries in ascending order.
    init(ascending entries: [Entry], end: UInt64) {
        let fill = Self.pageCapacity * 3 / 4
        for start in stride(from: 0, to: entries.count, by: fill) {
            pages.append(Array(entries[start..<min(start + fill, entries.count)]))
            pageStarts.append(entries[start].start)
        }
        self.end = end
    }

    /// The leaf that holds the counter's element, if there is such an element.
    func leaf(of counter: UInt64) -> Int32? {
        guard counter < end, let position = position(covering: counter) else { return nil }
        return pages[position.page][position.slot].leaf
    }

    /// The start of the first entry beyond the counter.
    func nextStart(after counter: UInt64) -> UInt64? {
        let position = position(covering: counter).map(successor) ?? firstPosition
        return position.map { pages[$0.page][$0.slot].start }
    }

    /// Notes that the elements of a range of counters are in the leaf.
    mutating func assign(_ counters: Range<UInt64>, to leaf: Int32) {
        if isInLastEntry(counters.lowerBound, leaf) {
            end = max(end, counters.upperBound)
            return
        }
        let holder = position(covering: counters.lowerBound)
        if let holder, pages[holder.page][holder.slot].leaf == leaf {
            let next = successor(of: holder)
            if next.map({ pages[$0.page][$0.slot].start >= counters.upperBound }) ?? true {
                end = max(end, counters.upperBound)
                return
            }
        }
        if let holder, replaceEntry(at: holder, counters, by: leaf) { return }
        let leafBeyond = self.leaf(of: counters.upperBound)
        removeEntries(from: counters.lowerBound, through: counters.upperBound)
        let before = position(covering: counters.lowerBound)
        if before.map({ pages[$0.page][$0.slot].leaf != leaf }) ?? true {
            insert(Entry(start: counters.lowerBound, leaf: leaf))
        }
        if let leafBeyond, leafBeyond != leaf {
            insert(Entry(start: counters.upperBound, leaf: leafBeyond))
        }
        end = max(end, counters.upperBound)
    }
}

extension CounterMap {
    /// Lets an entry that speaks for just these counters name another leaf.
    private mutating func replaceEntry(at position: Position, _ counters: Range<UInt64>, by leaf: Int32) -> Bool {
        guard pages[position.page][position.slot].start == counters.lowerBound,
            let next = successor(of: position), pages[next.page][next.slot].start == counters.upperBound
        else { return false }
        pages[position.page][position.slot].leaf = leaf
        return true
    }

    private var firstPosition: Position? { pages.isEmpty ? nil : Position(page: 0, slot: 0) }

    /// Whether the last entry of all speaks for the counter and names the leaf: so it is while somebody types.
    @inline(__always)
    private func isInLastEntry(_ counter: UInt64, _ leaf: Int32) -> Bool {
        guard !pages.isEmpty else { return false }
        let page = pages.count - 1
        let slot = pages[page].count - 1
        return pages[page][slot].leaf == leaf && pages[page][slot].start <= counter
    }

    /// The position of the last entry that starts at or before the counter.
    private func position(covering counter: UInt64) -> Position? {
        var page = pageStarts.count - 1
        guard page >= 0, pageStarts[0] <= counter else { return nil }
        if pageStarts[page] > counter {
            page = Self.partition(pageStarts.count) { pageStarts[$0] <= counter } - 1
        }
        let slot = pages[page].withUnsafeBufferPointer { entries in
            let last = entries.count - 1
            if entries[last].start <= counter { return last }
            return Self.partition(last) { entries[$0].start <= counter } - 1
        }
        return Position(page: page, slot: slot)
    }

    private func successor(of position: Position) -> Position? {
        if position.slot + 1 < pages[position.page].count {
            return Position(page: position.page, slot: position.slot + 1)
        }
        return position.page + 1 < pages.count ? Position(page: position.page + 1, slot: 0) : nil
    }

    /// The number of leading indices for which the predicate holds, of `count` that hold first and then do not.
    private static func partition(_ count: Int, where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private mutating func insert(_ entry: Entry) {
        guard let before = position(covering: entry.start) else {
            if pages.isEmpty {
                pages.append([entry])
                pageStarts.append(entry.start)
            } else {
                insert(entry, at: Position(page: 0, slot: 0))
            }
            return
        }
        insert(entry, at: Position(page: before.page, slot: before.slot + 1))
    }

    private mutating func insert(_ entry: Entry, at position: Position) {
        var position = position
        if pages[position.page].count == Self.pageCapacity {
            let isAppend = position.page == pages.count - 1 && position.slot == Self.pageCapacity
            let kept = isAppend ? Self.pageCapacity - 1 : Self.pageCapacity / 2
            let moved = Array(pages[position.page][kept...])
            pages[position.page].removeSubrange(kept...)
            pages.insert(moved, at: position.page + 1)
            pageStarts.insert(moved[0].start, at: position.page + 1)
            if position.slot > kept {
                position = Position(page: position.page + 1, slot: position.slot - kept)
            }
        }
        pages[position.page].insert(entry, at: position.slot)
        if position.slot == 0 { pageStarts[position.page] = entry.start }
    }

    private mutating func removeEntries(from first: UInt64, through last: UInt64) {
        var position = firstPosition
        if first > 0, let before = self.position(covering: first - 1) { position = successor(of: before) }
        while let at = position, pages[at.page][at.slot].start <= last {
            pages[at.page].remove(at: at.slot)
            if pages[at.page].isEmpty {
                pages.remove(at: at.page)
                pageStarts.remove(at: at.page)
                position = at.page < pages.count ? Position(page: at.page, slot: 0) : nil
                continue
            }
            pageStarts[at.page] = pages[at.page][0].start
            if at.slot == pages[at.page].count {
                position = at.page + 1 < pages.count ? Position(page: at.page + 1, slot: 0) : nil
            }
        }
    }
}
