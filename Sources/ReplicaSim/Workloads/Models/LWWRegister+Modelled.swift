import CRDTKit

/// The last write shows, unless somebody who saw it removed it.
extension LWWRegister: Modelled where Value == Int? {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        draws.below(8) == 7 ? .reset : .write(draws.varied(below: SmallSpace.values))
    }

    mutating func perform(_ edit: ModelEdit) {
        if case .write(let number) = edit { value = number } else { reset() }
    }

    var observed: String { value.map(String.init) ?? "-" }

    static func expected(_ past: Past) -> String {
        guard let last = past.lastWrite, case .write(let number) = last.edit else { return "-" }
        let isRemoved = past.nodes.contains { $0.edit == .reset && past.before($0).lastWrite?.id == last.id }
        return isRemoved ? "-" : String(number)
    }
}

extension Past {
    fileprivate var lastWrite: CausalNode? { latest { if case .write = $0 { true } else { false } } }
}
