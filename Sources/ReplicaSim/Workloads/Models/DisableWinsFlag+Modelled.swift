import CRDTKit

/// On when it was written and, of the writes that no later one has seen, all switch it on.
extension DisableWinsFlag: Modelled {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit { .write(draws.below(2)) }

    mutating func perform(_ edit: ModelEdit) {
        if case .write(let number) = edit { value = number == 1 } else { reset() }
    }

    var observed: String { "\(value)" }

    static func expected(_ past: Past) -> String {
        let writes = past.alive({ $0 != .reset }, endedBy: { _ in true })
        return "\(!writes.isEmpty && writes.allSatisfy { $0.edit == .write(1) })"
    }
}
