import CRDTKit
import PropertyKit

/// The elements about which the last thing said, by everybody who had not seen more, is that they were added.
enum RemoveWinsSetModel: CausalModel {
    static var name: String { "RemoveWinsSet" }
    static var reset: SetEdit { .reset }

    static func draw(_ source: inout TestCase, seeing value: [ExactText]) throws -> SetEdit {
        try source.draw(SetEdit.generator)
    }

    static func perform(_ edit: SetEdit, on set: inout RemoveWinsSet<String>) {
        switch edit {
        case .insert(let element): set.insert(element)
        case .remove(let element): set.remove(element)
        case .reset: set.reset()
        }
    }

    static func observe(_ set: RemoveWinsSet<String>) -> [ExactText] { set.elements.map { ExactText($0) }.sorted() }

    static func records(_ edit: SetEdit, after past: Past<SetEdit>) -> Bool {
        switch edit {
        case .insert: true
        case .remove(let element): value(of: past).contains(ExactText(element))
        case .reset: past.elements.contains { !alive($0, past).isEmpty }
        }
    }

    static func value(of past: Past<SetEdit>) -> [ExactText] {
        past.elements.filter { element in
            let writes = alive(element, past)
            return !writes.isEmpty && writes.allSatisfy { $0.edit.inserts(element) }
        }
    }

    /// What was said about the element, alone, and not superseded; a reset supersedes and says nothing.
    private static func alive(_ element: ExactText, _ past: Past<SetEdit>) -> [CausalNode<SetEdit>] {
        past.alive(
            { $0.element == element },
            endedBy: { $0.inserts(element) || $0.removes(element) }
        )
    }
}
