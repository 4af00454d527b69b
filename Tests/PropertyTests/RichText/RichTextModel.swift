import CRDTKit
import PropertyKit

/// Each visible character has, of each key, the last value among the marks around it; see ``FormattedTree``.
enum RichTextModel: CausalModel {
    static var name: String { "RichText" }
    static var reset: RichTextEdit { .reset }

    static func draw(_ source: inout TestCase, seeing value: ObservedRichText) throws -> RichTextEdit {
        try RichTextEdit.draw(&source, count: value.characters.count)
    }

    static func perform(_ edit: RichTextEdit, on text: inout RichText) throws {
        switch edit {
        case .insert(let scalars, let position):
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            try text.insert(String(view), at: .scalar(position))
        case .remove(let range): try text.remove(.scalar(range))
        case .mark(let range, let key, let value?, let expansion):
            try text.mark(.scalar(range), key, value, expanding: expansion)
        case .mark(let range, let key, nil, let expansion):
            try text.unmark(.scalar(range), key, expanding: expansion)
        case .block(let key, let value, let position): try text.setBlock(key, value, at: .scalar(position))
        case .reset: text.reset()
        }
    }

    static func observe(_ text: RichText) -> ObservedRichText {
        var observed = ObservedRichText(paragraphs: text.paragraphs.map(\.attributes))
        for run in text.runs {
            observed.characters += run.string.unicodeScalars.map {
                ObservedRichText.Character(scalar: $0, attributes: run.attributes)
            }
        }
        return observed
    }

    static func records(_ edit: RichTextEdit, after past: Past<RichTextEdit>) -> Bool {
        FormattedTree(past).idCount(of: edit) > 0
    }

    static func value(of past: Past<RichTextEdit>) -> ObservedRichText { FormattedTree(past).observed }
}
