import CRDTKit

/// The elements with an add that no removal has seen.
extension ORSet: Modelled where Element == Int {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let element = draws.varied(below: SmallSpace.elements)
        if draws.below(16) == 15 && !isEmpty { return .reset }
        return draws.below(2) == 1 && contains(element) ? .remove(element) : .insert(element)
    }

    mutating func perform(_ edit: ModelEdit) {
        switch edit {
        case .insert(let element): insert(element)
        case .remove(let element): remove(element)
        default: removeAll()
        }
    }

    var observed: String { "\(elements.sorted())" }

    static func expected(_ past: Past) -> String { "\(past.addWinsElements)" }

    static func records(_ edit: ModelEdit, after past: Past) -> Bool {
        switch edit {
        case .insert: true
        case .remove(let element): past.addWinsElements.contains(element)
        default: !past.addWinsElements.isEmpty
        }
    }
}
