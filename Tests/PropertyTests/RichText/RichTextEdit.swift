import CRDTKit
import PropertyKit

/// What can be done to a rich text, by position among the scalars that are visible.
enum RichTextEdit: Sendable {
    case insert([Unicode.Scalar], at: Int)
    case remove(Range<Int>)
    case mark(Range<Int>, MarkKey, MarkValue?, MarkExpansion)
    case block(MarkKey, MarkValue?, at: Int)
    case reset
}

extension RichTextEdit {
    /// Draws an edit of a text with this many scalars.
    static func draw(_ source: inout TestCase, count: Int) throws -> RichTextEdit {
        switch try source.choose(upTo: 15) {
        case 0...4:
            let position = try source.draw(.integer(in: 0...count))
            let scalars = Generator<Unicode.Scalar>.element(of: ["a", "b", "\n", "🚲"])
            return .insert(try source.draw(.array(of: scalars, count: 0...3)), at: position)
        case 5...7: return .remove(try range(&source, count))
        case 8...12:
            let range = try range(&source, count)
            let key = try source.draw(.element(of: [MarkKey("b"), MarkKey("c", id: "1"), MarkKey("c", id: "2")]))
            let value = try source.draw(
                .element(of: [MarkValue?.some(.present), .present, .text("x"), .number(2), nil])
            )
            let expansion = try source.draw(.element(of: [MarkExpansion.after, .none, .both, .before]))
            return .mark(range, key, value, expansion)
        case 13, 14:
            let value = try source.draw(.element(of: [MarkValue?.some(.number(1)), .present, nil]))
            return .block("h", value, at: try source.draw(.integer(in: 0...count)))
        default: return .reset
        }
    }

    private static func range(_ source: inout TestCase, _ count: Int) throws -> Range<Int> {
        let start = try source.draw(.integer(in: 0...count))
        return start..<min(count, start + (try source.draw(.integer(in: 0...4))))
    }
}
