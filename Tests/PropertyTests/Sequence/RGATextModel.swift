import CRDTKit
import PropertyKit

/// The tree of scalars, depth first, counted by the standard library.
enum RGATextModel: CausalModel {
    static var name: String { "RGAText" }
    static var reset: SequenceEdit<Unicode.Scalar> { .reset }

    static func draw(_ source: inout TestCase, seeing value: ObservedText) throws -> SequenceEdit<Unicode.Scalar> {
        let piece = Generator<String>.text(count: 0...3).map { Array($0.unicodeScalars) }
        return try SequenceEdit.draw(&source, count: value.scalars.count, of: piece)
    }

    static func perform(_ edit: SequenceEdit<Unicode.Scalar>, on text: inout RGAText) throws {
        switch edit {
        case .insert(let scalars, let position):
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            try text.insert(String(view), at: .scalar(position))
        case .remove(let range): try text.remove(.scalar(range))
        case .reset: text.removeAll()
        }
    }

    static func observe(_ text: RGAText) -> ObservedText {
        ObservedText(
            scalars: Array(text.string.unicodeScalars),
            utf8Count: text.utf8Count,
            utf16Count: text.utf16Count,
            characterCount: text.characterCount
        )
    }

    static func records(_ edit: SequenceEdit<Unicode.Scalar>, after past: Past<SequenceEdit<Unicode.Scalar>>) -> Bool {
        edit.changes(count: value(of: past).scalars.count)
    }

    static func value(of past: Past<SequenceEdit<Unicode.Scalar>>) -> ObservedText {
        ObservedText(ElementTree(past).visible)
    }
}
