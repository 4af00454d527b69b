public import CRDTKit
public import Foundation

extension RichText {
    /// Turns the text into another by few edits: of characters as ``update(to:)`` with a string does, of marks where the
    /// attribute `marks` says otherwise than is here, of paragraphs where `block` does. O(n log n), beyond the
    /// comparing of strings.
    ///
    /// A paragraph without characters, at the end of the text, keeps what it has.
    /// - Parameters:
    ///   - newText: what an editor has made of `AttributedString(self)`.
    ///   - expansion: on which sides marks of a key take in what is typed at their edges: by default those of links and of
    ///     keys with an id on neither, others after.
    public mutating func update(
        to newText: AttributedString,
        expanding expansion: (MarkKey) -> MarkExpansion = { $0 == "link" || $0.id != nil ? .none : .after }
    ) {
        update(to: String(newText.characters))
        var comparison = MarkComparison()
        var start = 0
        for (marks, range) in newText.runs[\.marks] {
            let end = start + newText.unicodeScalars[range].count
            comparison.wanted.append((start..<end, marks ?? [:]))
            start = end
        }
        comparison.present = runs.map { ($0.range.lowerBound.value..<$0.range.upperBound.value, $0.attributes) }
        for change in comparison.changes { apply(change, expanding: expansion(change.key)) }
        updateBlocks(to: newText)
    }

    private mutating func apply(_ change: MarkComparison.Change, expanding expansion: MarkExpansion) {
        do throws(TextOffsetError) {
            if let value = change.value {
                try mark(.scalar(change.range), change.key, value, expanding: expansion)
            } else {
                try unmark(.scalar(change.range), change.key, expanding: expansion)
            }
        } catch {
            preconditionFailure("the places of runs are in the text: \(error)")
        }
    }

    private mutating func updateBlocks(to newText: AttributedString) {
        let scalars = newText.unicodeScalars
        var next = scalars.startIndex
        var position = 0
        for paragraph in paragraphs where paragraph.range.lowerBound.value < scalars.count {
            next = scalars.index(next, offsetBy: paragraph.range.lowerBound.value - position)
            position = paragraph.range.lowerBound.value
            let wanted = newText.runs[next].block ?? [:]
            for key in Set(wanted.map(\.key) + paragraph.attributes.map(\.key)).sorted() {
                if wanted[key] == paragraph.attributes[key] { continue }
                do throws(TextOffsetError) {
                    try setBlock(key, wanted[key], at: paragraph.range.lowerBound)
                } catch {
                    preconditionFailure("a paragraph begins in the text: \(error)")
                }
            }
        }
    }
}
