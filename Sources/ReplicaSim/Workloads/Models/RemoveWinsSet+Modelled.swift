import CRDTKit

/// The elements about which the last thing said, by everybody who had not seen more, is that they were added.
extension RemoveWinsSet: Modelled where Element == Int {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let element = draws.varied(below: SmallSpace.elements)
        return draws.below(2) == 1 && contains(element) ? .remove(element) : .insert(element)
    }

    mutating func perform(_ edit: ModelEdit) {
        switch edit {
        case .insert(let element): insert(element)
        case .remove(let element): remove(element)
        default: reset()
        }
    }

    var observed: String { "\(elements.sorted())" }

    static func expected(_ past: Past) -> String {
        let present = past.subjects { if case .insert(let element) = $0 { element } else { nil } }.filter { element in
            let said = [ModelEdit.insert(element), .remove(element)]
            let writes = past.alive({ said.contains($0) }, endedBy: { said.contains($0) || $0 == .reset })
            return !writes.isEmpty && writes.allSatisfy { $0.edit == .insert(element) }
        }
        return "\(present)"
    }
}
