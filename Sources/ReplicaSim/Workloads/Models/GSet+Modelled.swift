import CRDTKit

/// The elements with an insertion that no reset has seen.
extension GSet: Modelled where Element == Int {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit { .insert(draws.varied(below: SmallSpace.values)) }

    mutating func perform(_ edit: ModelEdit) {
        if case .insert(let element) = edit { insert(element) } else { reset() }
    }

    var observed: String { "\(elements.sorted())" }

    static func expected(_ past: Past) -> String { "\(past.addWinsElements)" }
}

extension Past {
    /// The elements with an add that no removal has seen.
    var addWinsElements: [Int] {
        subjects { if case .insert(let element) = $0 { element } else { nil } }.filter { element in
            !alive({ $0 == .insert(element) }, endedBy: { $0 == .remove(element) || $0 == .reset }).isEmpty
        }
    }
}
