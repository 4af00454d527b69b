import CRDTKit

/// On while there is an enabling that no disabling has seen.
extension EnableWinsFlag: Modelled {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit { .write(draws.below(2)) }

    mutating func perform(_ edit: ModelEdit) {
        if case .write(let number) = edit { value = number == 1 } else { reset() }
    }

    var observed: String { "\(value)" }

    static func expected(_ past: Past) -> String {
        "\(!past.alive({ $0 == .write(1) }, endedBy: { $0 != .write(1) }).isEmpty)"
    }
}
