/// How one state of a sequence differs from another of the same sequence.
extension SequenceEngine {
    /// The places where this state shows something else than an earlier one, in document order.
    ///
    /// What both show, they show in the same order, so going through both side by side finds every difference, without
    /// comparing content. O((n + m) log n) in runs. The earlier state may as well be a later one.
    func hunks(since earlier: SequenceEngine) -> [SequenceHunk] {
        var (mine, theirs) = (self, earlier)
        mine.tree.unique.pointee.index()
        theirs.tree.unique.pointee.index()
        var old = VisibleCursor(theirs)
        var new = VisibleCursor(mine)
        var hunks: [SequenceHunk] = []
        var hunk = SequenceHunk(start: .zero)
        while old.id != nil || new.id != nil {
            if let id = old.id, id == new.id {
                if !hunk.isEmpty { hunks.append(hunk) }
                let common = Swift.min(old.length, new.length)
                _ = old.advance(common)
                _ = new.advance(common)
                hunk = SequenceHunk(start: new.passed)
            } else if let count = theirs.hiddenCount(atStartOf: new) {
                guard let step = new.advance(count) else { break }
                hunk.inserted += step.extent
                hunk.insertedStorage.append(step.storage)
                hunk.insertedIDs.append(step.ids)
            } else {
                // What comes next here is shown there as well, further on; so this was removed.
                let count = mine.hiddenCount(atStartOf: old) ?? 1
                guard let step = old.advance(count) else { break }
                hunk.removed += step.extent
                hunk.removedIDs.append(step.ids)
            }
        }
        return hunk.isEmpty ? hunks : hunks + [hunk]
    }

    /// How many of the elements that a cursor comes to next are not visible here; nil if the next one is, or there is none.
    private func hiddenCount(atStartOf cursor: VisibleCursor<Content>) -> Int? {
        guard let id = cursor.id else { return nil }
        guard let local = tree.nodes.pointee.localID(id) else { return cursor.length }
        guard let place = tree.nodes.pointee.find(local) else {
            let next = tree.nodes.pointee.nextCounter(atOrAfter: local) ?? .max
            return Swift.min(cursor.length, Int(clamping: next - local.counter))
        }
        let span = tree.nodes.pointee[place.span]
        return span.isDeleted ? Swift.min(cursor.length, span.length - place.offset) : nil
    }
}
