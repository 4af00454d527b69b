import CRDTKit
import PropertyKit

/// The elements with an add, tagged by when it happened, that no removal has seen.
enum ORSetModel: CausalModel {
    static var name: String { "ORSet" }
    static var reset: SetEdit { .reset }

    static func draw(_ source: inout TestCase, seeing value: [ExactText]) throws -> SetEdit {
        try source.draw(SetEdit.generator)
    }

    static func perform(_ edit: SetEdit, on set: inout ORSet<String>) {
        switch edit {
        case .insert(let element): set.insert(element)
        case .remove(let element): set.remove(element)
        case .reset: set.removeAll()
        }
    }

    static func observe(_ set: ORSet<String>) -> [ExactText] { set.elements.map { ExactText($0) }.sorted() }

    static func records(_ edit: SetEdit, after past: Past<SetEdit>) -> Bool {
        let elements = value(of: past)
        return switch edit {
        case .insert: true
        case .remove(let element): elements.contains(ExactText(element))
        case .reset: !elements.isEmpty
        }
    }

    static func value(of past: Past<SetEdit>) -> [ExactText] {
        past.elements.filter { element in
            !past.alive({ $0.inserts(element) }, endedBy: { $0.removes(element) }).isEmpty
        }
    }
}
