import Foundation

/// A page of Markdown, in which what stands between `<!-- figures: NAME -->` and `<!-- end -->` is measured.
struct FigurePage {
    private(set) var text: String

    init(_ text: String) {
        self.text = text
    }
}

extension FigurePage {
    private static let end = "<!-- end -->"

    /// Puts text in the place of what was measured before. A page without the mark stays as it is.
    mutating func replace(_ name: String, with markdown: String) {
        let begin = "<!-- figures: \(name) -->"
        guard let opening = text.range(of: begin),
            let closing = text[opening.upperBound...].range(of: Self.end)
        else { return }
        text.replaceSubrange(opening.upperBound..<closing.lowerBound, with: "\n\(markdown)")
    }
}
