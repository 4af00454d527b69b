import CRDTKit

/// What must be marked and unmarked where, so that a text has other marks than it has.
struct MarkComparison {
    /// The pieces of the text from its start to its end, in scalars, with the marks they should have.
    var wanted: [(range: Range<Int>, marks: MarkAttributes)] = []

    /// The same text's pieces with the marks they have.
    var present: [(range: Range<Int>, marks: MarkAttributes)] = []
}

extension MarkComparison {
    /// That a range gets a value under a key, or none.
    struct Change: Equatable {
        let key: MarkKey
        let value: MarkValue?
        var range: Range<Int>
    }

    /// The changes by key, then by place; neighbours that are alike are one.
    var changes: [Change] {
        var changes: [MarkKey: [Change]] = [:]
        forEachCommonPiece { range, wanted, present in
            for key in Set(wanted.map(\.key) + present.map(\.key)).sorted() where wanted[key] != present[key] {
                let change = Change(key: key, value: wanted[key], range: range)
                if let last = changes[key]?.last, last.value == change.value, last.range.upperBound == range.lowerBound
                {
                    changes[key]?.removeLast()
                    changes[key]?.append(
                        Change(key: key, value: change.value, range: last.range.lowerBound..<range.upperBound)
                    )
                } else {
                    changes[key, default: []].append(change)
                }
            }
        }
        return changes.keys.sorted().flatMap { changes[$0] ?? [] }
    }

    private func forEachCommonPiece(_ body: (Range<Int>, MarkAttributes, MarkAttributes) -> Void) {
        var (left, right) = (0, 0)
        while left < wanted.count, right < present.count {
            let range = wanted[left].range.clamped(to: present[right].range)
            if !range.isEmpty, wanted[left].marks != present[right].marks {
                body(range, wanted[left].marks, present[right].marks)
            }
            let ends = (wanted[left].range.upperBound, present[right].range.upperBound)
            if ends.0 <= ends.1 { left += 1 }
            if ends.1 <= ends.0 { right += 1 }
        }
    }
}
