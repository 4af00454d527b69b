import CRDTKit

/// What the tree of all insertions shows, depth first, scalar by scalar.
extension RGAText: Modelled {
    private static var syllables: [String] {
        ["a", "be", "cor", "du ", "é", "fi\n", "go", "🚲", "hum", ". ", "e\u{301}", "👩‍🔬"]
    }

    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let count = scalarCount
        if count > 0 && (draws.below(3) == 2 || count > 200) {
            let start = draws.below(count)
            return .cut(start..<min(count, start + 1 + draws.varied(below: 100)))
        }
        let place = draws.below(4) == 3 ? count : draws.below(count + 1)
        let syllable = Self.syllables[draws.below(Self.syllables.count)]
        let times = draws.below(16) == 15 ? 1 + draws.varied(below: 40) : 1
        let inserted = String(repeating: syllable, count: times)
        return .splice(inserted.unicodeScalars.map { Int($0.value) }, at: place)
    }

    mutating func perform(_ edit: ModelEdit) {
        do {
            switch edit {
            case .splice(let scalars, let position): try insert(Self.string(scalars), at: .scalar(position))
            case .cut(let range): try remove(.scalar(range))
            default: removeAll()
            }
        } catch {
            preconditionFailure("a place within the text was refused: \(error)")
        }
    }

    var observed: String { string }

    static func expected(_ past: Past) -> String { string(ElementTree(past).visible) }

    var flaw: String? {
        let text = string
        let counts = [utf8Count, utf16Count, scalarCount]
        let expected = [text.utf8.count, text.utf16.count, text.unicodeScalars.count]
        return counts == expected ? nil : "the text counts \(counts), but its string has \(expected)"
    }

    private static func string(_ scalars: [Int]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars.compactMap { Unicode.Scalar(UInt32($0)) })
        return String(view)
    }
}
