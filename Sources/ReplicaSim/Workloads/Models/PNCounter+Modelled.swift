import CRDTKit

/// The sum of the steps, up and down, that no reset has seen.
extension PNCounter: Modelled {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        if draws.below(12) == 11 && value != 0 { return .reset }
        let amount = 1 + draws.varied(below: SmallSpace.amounts)
        return .step(draws.below(2) == 0 ? amount : -amount)
    }

    mutating func perform(_ edit: ModelEdit) {
        switch edit {
        case .step(let amount) where amount < 0: decrement(by: -amount)
        case .step(let amount): increment(by: amount)
        default: reset()
        }
    }

    var observed: String { "\(value)" }

    static func expected(_ past: Past) -> String { "\(past.sum)" }

    static func records(_ edit: ModelEdit, after past: Past) -> Bool {
        switch edit {
        case .step(let amount): amount != 0
        default: !past.alive({ $0 != .reset }, endedBy: { $0 == .reset }).isEmpty
        }
    }
}
