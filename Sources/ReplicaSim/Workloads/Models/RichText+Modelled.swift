import CRDTKit

/// Each visible character has, of each key, the last value among the marks around it; see ``FormattedTree``.
extension RichText: Modelled {
    static var keys: [MarkKey] { ["bold", MarkKey("comment", id: "1"), MarkKey("comment", id: "2")] }

    private static var syllables: [String] { ["a", "be", "fi\n", "\n", "🚲", "e\u{301}"] }

    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let count = text.scalarCount
        let choice = count == 0 ? 0 : count > 100 ? 3 : draws.below(8)
        switch choice {
        case 0, 1, 2:
            let place = draws.below(4) == 3 ? count : draws.below(count + 1)
            let syllable = Self.syllables[draws.below(Self.syllables.count)]
            return .splice(syllable.unicodeScalars.map { Int($0.value) }, at: place)
        case 3: return .cut(Self.range(count, &draws))
        case 4: return .rich(.block(draws.below(3), at: draws.below(count + 1)))
        default:
            let range = Self.range(count, &draws)
            let key = draws.below(Self.keys.count)
            return .rich(.mark(range, key: key, value: draws.below(4), growth: draws.below(4)))
        }
    }

    private static func range(_ count: Int, _ draws: inout DrawStream) -> Range<Int> {
        let start = draws.below(count)
        return start..<min(count, start + 1 + draws.varied(below: 30))
    }

    mutating func perform(_ edit: ModelEdit) {
        do {
            switch edit {
            case .splice(let scalars, let position): try insert(Self.string(scalars), at: .scalar(position))
            case .cut(let range): try remove(.scalar(range))
            case .rich(.block(let value, let position)):
                try setBlock("heading", value == 0 ? nil : .number(Int64(value)), at: .scalar(position))
            case .rich(.mark(let range, let key, let value, let growth)):
                let expansion = [MarkExpansion.none, .before, .after, .both][growth]
                if value == 0 {
                    try unmark(.scalar(range), Self.keys[key], expanding: expansion)
                } else {
                    try mark(.scalar(range), Self.keys[key], .number(Int64(value)), expanding: expansion)
                }
            default: reset()
            }
        } catch {
            preconditionFailure("a place within the text was refused: \(error)")
        }
    }

    var observed: String {
        let characters = runs.flatMap { run in
            run.string.unicodeScalars.map { FormattedTree.show(Int($0.value), Self.numbers(run.attributes)) }
        }
        let headings = paragraphs.map { Self.number($0.attributes["heading"]) }
        return characters.joined() + " \(headings)"
    }

    static func expected(_ past: Past) -> String { FormattedTree(past).observed }

    private static func numbers(_ attributes: MarkAttributes) -> [Int] {
        keys.map { number(attributes[$0]) }
    }

    private static func number(_ value: MarkValue?) -> Int {
        if case .number(let number)? = value { Int(number) } else { 0 }
    }

    private static func string(_ scalars: [Int]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars.compactMap { Unicode.Scalar(UInt32($0)) })
        return String(view)
    }
}
