import PropertyKit

/// What can be done to a sequence, by position among what is visible.
enum SequenceEdit<Element: Sendable>: Sendable {
    case insert([Element], at: Int)
    case remove(Range<Int>)
    case reset
}

extension SequenceEdit {
    /// Draws an edit of a sequence with this many elements.
    static func draw(_ source: inout TestCase, count: Int, of elements: Generator<[Element]>) throws -> SequenceEdit {
        switch try source.choose(upTo: 9) {
        case 0...5:
            let position = try source.draw(.integer(in: 0...count))
            return .insert(try source.draw(elements), at: position)
        case 6...8:
            let start = try source.draw(.integer(in: 0...count))
            return .remove(start..<min(count, start + (try source.draw(.integer(in: 0...3)))))
        default: return .reset
        }
    }

    /// Whether it changes a sequence of this many elements.
    func changes(count: Int) -> Bool {
        switch self {
        case .insert(let elements, _): !elements.isEmpty
        case .remove(let range): !range.isEmpty
        case .reset: count > 0
        }
    }
}
