extension Shrinker {
    /// Deletes pieces of structure, whole runs of neighbours at once.
    mutating func deleteSpans() {
        var index = 0
        while index < best.spans.count && hasBudget {
            let base = best
            let siblings = base.siblings(from: index)
            let deleted = largestAccepted(upTo: UInt64(siblings.count)) { shrinker, count in
                let range = base.spans[index].range.lowerBound..<base.spans[siblings[Int(count) - 1]].range.upperBound
                return shrinker.consider(base.choices, without: range)
            }
            if deleted == 0 { index += 1 }
        }
    }

    /// Deletes a few choices at a time anywhere; failing that, also lowers the choice before them, which may be a length.
    mutating func deleteChunks() {
        for size in stride(from: 8, through: 1, by: -1) {
            var position = best.choices.count - size
            while position >= 0 && hasBudget {
                let base = best.choices
                if position + size <= base.count, !consider(base, without: position..<(position + size)), position > 0 {
                    var candidate = base
                    candidate.removeSubrange(position..<(position + size))
                    if candidate[position - 1] > 0 && best.bounds[position - 1] > 0 {
                        candidate[position - 1] -= 1
                        _ = consider(candidate)
                    }
                }
                position = min(position - 1, best.choices.count - size)
            }
        }
    }

    /// Sets whole pieces to their simplest value.
    mutating func zeroSpans() {
        var index = 0
        while index < best.spans.count && hasBudget {
            let range = best.spans[index].range
            var candidate = best.choices
            for position in range where best.bounds[position] > 0 {
                candidate[position] = 0
            }
            _ = consider(candidate)
            index += 1
        }
    }

    /// Replaces a piece by one of the same kind within it, as a tree by its subtree.
    mutating func replaceByDescendants() {
        var index = 0
        while index < best.spans.count && hasBudget {
            if !replaceByDescendant(index) { index += 1 }
        }
    }

    private mutating func replaceByDescendant(_ index: Int) -> Bool {
        let base = best
        let outer = base.spans[index]
        var tries = 0
        var inner = index + 1
        while inner < base.spans.count, Int(base.spans[inner].start) < outer.range.upperBound, tries < 16 {
            let span = base.spans[inner]
            inner += 1
            guard span.label == outer.label, span.range.count < outer.range.count else { continue }
            tries += 1
            var candidate = base.choices
            candidate.replaceSubrange(outer.range, with: base.choices[span.range])
            if consider(candidate) { return true }
        }
        return false
    }

    /// Lowers a choice and deletes a piece behind it: a length and one of the elements that it counts.
    mutating func lowerAndDelete() {
        for position in stride(from: best.choices.count - 1, through: 0, by: -1) where hasBudget {
            guard position < best.choices.count, best.choices[position] > 0, best.bounds[position] > 0 else { continue }
            if lowerAndDelete(at: position, to: best.choices[position] - 1) { continue }
            if best.choices[position] > 1 { _ = lowerAndDelete(at: position, to: 0) }
        }
    }

    private mutating func lowerAndDelete(at position: Int, to value: UInt64) -> Bool {
        let base = best
        var tries = 0
        for span in base.spans where Int(span.start) > position && !span.range.isEmpty {
            guard tries < 24 else { return false }
            tries += 1
            var candidate = base.choices
            candidate.removeSubrange(span.range)
            candidate[position] = value
            if consider(candidate) { return true }
        }
        return false
    }

    /// Deletes a piece and lowers by one each number that exceeds the piece's place among its siblings: such numbers may
    /// be indices of what follows it.
    mutating func deleteAndRenumber() {
        var index = 0
        while index < best.spans.count && hasBudget {
            let base = best
            let removed = base.spans[index]
            let place = base.place(of: index)
            index += 1
            guard removed.label == .element, !removed.range.isEmpty else { continue }
            var candidate: [UInt64] = []
            for position in base.choices.indices where !removed.range.contains(position) {
                let value = base.choices[position]
                candidate.append(base.bounds[position] > 1 && value > place ? value - 1 : value)
            }
            if consider(candidate) { index -= 1 }
        }
    }
}
