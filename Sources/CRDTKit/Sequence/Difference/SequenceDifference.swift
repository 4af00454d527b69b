/// Where one array differs from another, as stretches of the one that stand for stretches of the other.
///
/// The fewest elements are removed and inserted (Myers 1986, as the standard library implements it), as long as what differs
/// is short enough for the time that takes; longer stretches stand for each other whole.
struct SequenceDifference {
    struct Hunk: Equatable {
        /// What is removed of the old array.
        var removed: Range<Int>

        /// What is inserted of the new one in its place.
        var inserted: Range<Int>
    }

    /// Ascending, none of which touches the next.
    private(set) var hunks: [Hunk] = []

    /// The greatest product of the lengths of two stretches that are compared element by element.
    static var maximumProduct: Int { 1 << 20 }

    /// Compares two arrays.
    /// - Parameter refine: given a stretch too long to be compared, the hunks in it, or nil.
    init<Element>(
        from old: ArraySlice<Element>,
        to new: ArraySlice<Element>,
        by areEquivalent: (Element, Element) -> Bool,
        refining refine: (Hunk) -> [Hunk]? = { _ in nil }
    ) {
        let prefix = zip(old, new).prefix { areEquivalent($0, $1) }.count
        let (oldRest, newRest) = (old.dropFirst(prefix), new.dropFirst(prefix))
        let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { areEquivalent($0, $1) }.count
        let (oldMiddle, newMiddle) = (oldRest.dropLast(suffix), newRest.dropLast(suffix))
        let whole = Hunk(removed: oldMiddle.indices, inserted: newMiddle.indices)
        if oldMiddle.isEmpty && newMiddle.isEmpty { return }
        if oldMiddle.isEmpty || newMiddle.isEmpty {
            hunks = [whole]
        } else if oldMiddle.count.multipliedReportingOverflow(by: newMiddle.count).overflow
            || oldMiddle.count * newMiddle.count > Self.maximumProduct
        {
            hunks = refine(whole) ?? [whole]
        } else {
            compare(oldMiddle, newMiddle, by: areEquivalent)
        }
    }

    private mutating func compare<Element>(
        _ old: ArraySlice<Element>,
        _ new: ArraySlice<Element>,
        by areEquivalent: (Element, Element) -> Bool
    ) {
        let difference = new.difference(from: old, by: areEquivalent)
        var isRemoved = Array(repeating: false, count: old.count)
        var isInserted = Array(repeating: false, count: new.count)
        for change in difference {
            switch change {
            case .remove(let offset, _, _): isRemoved[offset] = true
            case .insert(let offset, _, _): isInserted[offset] = true
            }
        }
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let start = (i, j)
            while i < old.count, isRemoved[i] { i += 1 }
            while j < new.count, isInserted[j] { j += 1 }
            if (i, j) == start {
                (i, j) = (i + 1, j + 1)
            } else {
                add(
                    Hunk(
                        removed: old.startIndex + start.0..<old.startIndex + i,
                        inserted: new.startIndex + start.1..<new.startIndex + j
                    )
                )
            }
        }
    }

    private mutating func add(_ hunk: Hunk) {
        if let last = hunks.last, last.removed.upperBound == hunk.removed.lowerBound,
            last.inserted.upperBound == hunk.inserted.lowerBound
        {
            hunks[hunks.count - 1].removed = last.removed.lowerBound..<hunk.removed.upperBound
            hunks[hunks.count - 1].inserted = last.inserted.lowerBound..<hunk.inserted.upperBound
        } else {
            hunks.append(hunk)
        }
    }
}
