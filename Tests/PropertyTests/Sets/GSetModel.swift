import CRDTKit
import PropertyKit

/// The elements with an insertion that no reset has seen.
enum GSetModel: CausalModel {
    static var name: String { "GSet" }
    static var reset: SetEdit { .reset }

    static func draw(_ source: inout TestCase, seeing value: [ExactText]) throws -> SetEdit {
        try source.draw(
            .frequency([
                (5, Generator.element(of: ExactText.words).map { .insert($0) }), (1, .constant(.reset)),
            ])
        )
    }

    static func perform(_ edit: SetEdit, on set: inout GSet<String>) {
        switch edit {
        case .insert(let element): set.insert(element)
        case .remove: break
        case .reset: set.reset()
        }
    }

    static func observe(_ set: GSet<String>) -> [ExactText] { set.elements.map { ExactText($0) }.sorted() }

    static func records(_ edit: SetEdit, after past: Past<SetEdit>) -> Bool {
        let elements = value(of: past)
        return switch edit {
        case .insert(let element): !elements.contains(ExactText(element))
        case .remove: false
        case .reset: !elements.isEmpty
        }
    }

    static func value(of past: Past<SetEdit>) -> [ExactText] {
        past.elements.filter { element in
            !past.alive({ $0.inserts(element) }, endedBy: { $0.removes(element) }).isEmpty
        }
    }
}
