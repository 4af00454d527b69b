/// Finds what somebody may have meant.
package enum Suggestion {
    /// ` Did you mean 'replicas'?` for the nearest candidate, or nothing when none is near.
    package static func text(for word: String, among candidates: [String], prefix: String = "") -> String {
        guard let nearest = nearest(to: word, among: candidates) else { return "" }
        return " Did you mean '\(prefix)\(nearest)'?"
    }

    /// The candidate with the fewest edits, at most a third of its length and one more; a candidate that continues the
    /// word counts as near.
    package static func nearest(to word: String, among candidates: [String]) -> String? {
        let word = word.lowercased()
        let ranked = candidates.map { candidate in
            let continues = word.count >= 2 && candidate.lowercased().hasPrefix(word)
            return (distance: continues ? 1 : distance(word, candidate.lowercased()), candidate: candidate)
        }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(best.candidate.count, word.count) / 3 + 1 ? best.candidate : nil
    }

    /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    package static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first)
        let b = Array(second)
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
