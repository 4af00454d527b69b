import CRDTKit

/// The writes show that no later write or removal has seen, the latest last.
extension MVRegister: Modelled where Value == Int {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        draws.below(8) == 7 && !values.isEmpty ? .reset : .write(draws.varied(below: SmallSpace.values))
    }

    mutating func perform(_ edit: ModelEdit) {
        if case .write(let number) = edit { value = number } else { value = nil }
    }

    var observed: String { "\(values)" }

    static func expected(_ past: Past) -> String {
        let writes = past.alive({ if case .write = $0 { true } else { false } }, endedBy: { _ in true })
        let numbers = writes.sorted { $1.isLater(than: $0) }.compactMap { node in
            if case .write(let number) = node.edit { number } else { nil }
        }
        return "\(numbers)"
    }
}
