public import CRDTKit
public import Foundation

extension AttributedString {
    /// The text with its formatting. O(n log n).
    ///
    /// Marks are in the attribute `marks`, all of a piece together, and what a paragraph has in `block`. The address under the key
    /// `link` is Foundation's own `link` as well, for showing: what is changed in that alone is not taken over by
    /// `RichText.update(to:expanding:)`.
    public init(_ text: RichText) {
        self.init()
        for run in text.runs {
            var piece = AttributedString(run.string)
            if !run.attributes.isEmpty { piece.marks = run.attributes }
            if case .text(let address)? = run.attributes["link"] { piece.link = URL(string: address) }
            append(piece)
        }
        for paragraph in text.paragraphs where !paragraph.attributes.isEmpty {
            let scalars = unicodeScalars
            let start = scalars.index(scalars.startIndex, offsetBy: paragraph.range.lowerBound.value)
            let count = paragraph.range.upperBound - paragraph.range.lowerBound + 1
            let end = scalars.index(start, offsetBy: count, limitedBy: scalars.endIndex) ?? scalars.endIndex
            self[start..<end].block = paragraph.attributes
        }
    }
}
