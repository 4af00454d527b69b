import CRDTKit

/// A shipped type with a plain model: its value is a function of the edits that are known and of which of them happened
/// before which. No merging, no ids, no encoding.
protocol Modelled: InitializableReplicated {
    /// Draws an edit that is possible here; it should record something wherever it can.
    func drawEdit(from draws: inout DrawStream) -> ModelEdit

    /// Does the edit to the real thing.
    mutating func perform(_ edit: ModelEdit)

    /// What a user sees, as text.
    var observed: String { get }

    /// What a user should see who knows these edits, as text.
    static func expected(_ past: Past) -> String

    /// What a user sees and what a user should see, as text.
    func comparison(with past: Past) -> (actual: String, expected: String)

    /// Whether the edit says anything to other replicas; one that changes nothing may not. Asked of values in maps.
    static func records(_ edit: ModelEdit, after past: Past) -> Bool

    /// What is wrong with a value by itself; nil where nothing is.
    var flaw: String? { get }
}

extension Modelled {
    static func records(_ edit: ModelEdit, after past: Past) -> Bool { true }

    func comparison(with past: Past) -> (actual: String, expected: String) {
        (observed, Self.expected(past))
    }

    var flaw: String? { nil }
}
