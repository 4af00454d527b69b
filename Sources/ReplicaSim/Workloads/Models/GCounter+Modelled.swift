import CRDTKit

/// The sum of the steps that no reset has seen.
extension GCounter: Modelled {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        draws.below(12) == 11 && value > 0 ? .reset : .step(1 + draws.varied(below: SmallSpace.amounts))
    }

    mutating func perform(_ edit: ModelEdit) {
        if case .step(let amount) = edit { increment(by: amount) } else { reset() }
    }

    var observed: String { "\(value)" }

    static func expected(_ past: Past) -> String { "\(past.sum)" }
}

extension Past {
    /// The sum of the steps that no reset has seen.
    var sum: Int {
        alive({ $0 != .reset }, endedBy: { $0 == .reset }).reduce(0) { sum, node in
            if case .step(let amount) = node.edit { sum + amount } else { sum }
        }
    }
}
