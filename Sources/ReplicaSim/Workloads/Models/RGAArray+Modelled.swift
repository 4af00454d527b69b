import CRDTKit

/// What the tree of all insertions shows, depth first.
extension RGAArray: Modelled where Element == Int {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        if count > 0 && (draws.below(3) == 2 || count > 60) {
            let start = draws.below(count)
            return .cut(start..<Swift.min(count, start + 1 + draws.varied(below: 100)))
        }
        let elements = (0...(draws.below(16) == 15 ? draws.varied(below: 100) : draws.below(3))).map { _ in
            draws.varied(below: SmallSpace.values)
        }
        return .splice(elements, at: draws.below(count + 1))
    }

    mutating func perform(_ edit: ModelEdit) {
        switch edit {
        case .splice(let elements, let position): insert(contentsOf: elements, at: position)
        case .cut(let range): removeSubrange(range)
        default: reset()
        }
    }

    var observed: String { "\(Array(self))" }

    static func expected(_ past: Past) -> String { "\(ElementTree(past).visible)" }
}
