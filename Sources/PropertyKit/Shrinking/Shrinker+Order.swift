extension Shrinker {
    /// Puts sibling pieces of the same kind in order, the simplest first.
    mutating func sortSiblings() {
        var index = 0
        while index < best.spans.count && hasBudget {
            let siblings = best.siblings(from: index)
            if siblings.count > 1 && !reorder(siblings, by: { ChoiceSequence.isSimpler($0, than: $1) }) {
                exchangeNeighbours(siblings)
            }
            index += 1
        }
    }

    /// Tries the pieces in sorted order, all at once.
    private mutating func reorder(_ siblings: [Int], by areInOrder: ([UInt64], [UInt64]) -> Bool) -> Bool {
        let contents = siblings.map { Array(best.choices[best.spans[$0].range]) }
        return consider(rebuilt(siblings, with: contents.sorted(by: areInOrder)))
    }

    /// Exchanges the first piece with later, simpler ones; the passes over the later pieces do the rest.
    private mutating func exchangeNeighbours(_ siblings: [Int]) {
        let contents = siblings.map { Array(best.choices[best.spans[$0].range]) }
        for other in contents.indices.dropFirst().prefix(8) {
            guard ChoiceSequence.isSimpler(contents[other], than: contents[0]) else { continue }
            var exchanged = contents
            exchanged.swapAt(0, other)
            if consider(rebuilt(siblings, with: exchanged)) { return }
        }
    }

    private func rebuilt(_ siblings: [Int], with contents: [[UInt64]]) -> [UInt64] {
        var candidate: [UInt64] = []
        candidate.reserveCapacity(best.choices.count)
        var position = 0
        for (sibling, content) in zip(siblings, contents) {
            let range = best.spans[sibling].range
            candidate += best.choices[position..<range.lowerBound]
            candidate += content
            position = range.upperBound
        }
        candidate += best.choices[position...]
        return candidate
    }

    /// Exchanges two choices where the earlier is the larger.
    mutating func swapOutOfOrder() {
        var first = 0
        while first < best.choices.count && hasBudget {
            var second = first + 1
            var visited = 0
            while second < best.choices.count && visited < 6 && first < best.choices.count {
                guard best.bounds[first] > 1 else { break }
                if best.bounds[second] > 1 {
                    visited += 1
                    if best.choices[first] > best.choices[second] {
                        var candidate = best.choices
                        candidate.swapAt(first, second)
                        _ = consider(candidate)
                    }
                }
                second += 1
            }
            first += 1
        }
    }
}
