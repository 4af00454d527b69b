import CRDTKit

/// Every element in the last of its places.
extension MovableArray: Modelled where Element == Int {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let kind = draws.below(8)
        if isEmpty || (kind < 3 && count < 60) {
            let elements = (0...draws.below(3)).map { _ in draws.varied(below: SmallSpace.values) }
            return .splice(elements, at: draws.below(count + 1))
        }
        let index = draws.below(count)
        if kind == 3 { return .cut(index..<Swift.min(count, index + 1 + draws.below(3))) }
        if kind == 4 { return .put(index, draws.varied(below: SmallSpace.values)) }
        return .shift(index, to: draws.below(count))
    }

    mutating func perform(_ edit: ModelEdit) {
        switch edit {
        case .splice(let elements, let position): insert(contentsOf: elements, at: position)
        case .cut(let range): removeSubrange(range)
        case .shift(let index, let target): move(from: index, to: target)
        case .put(let index, let value): self[index] = value
        default: reset()
        }
    }

    var observed: String { "\(Array(self))" }

    static func expected(_ past: Past) -> String { "\(PlaceTree(past).visible)" }
}
