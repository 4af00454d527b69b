import CRDTKit

/// What all moves lead to, done one after the other.
extension MovableTree: Modelled where Payload == Int {
    func drawEdit(from draws: inout DrawStream) -> ModelEdit {
        let nodes = descendants(of: nil).map(\.id)
        let payload = draws.varied(below: SmallSpace.values)
        let parent = nodes.isEmpty || draws.below(4) == 3 ? nil : nodes[draws.below(nodes.count)]
        let kind = draws.below(8)
        if nodes.isEmpty || (kind < 3 && nodes.count < 60) {
            return .tree(.insert(payload, under: parent, at: draws.below(children(of: parent).count + 1)))
        }
        let node = nodes[draws.below(nodes.count)]
        if kind == 3 { return .tree(.remove(node)) }
        if kind == 4 { return .tree(.update(node, payload)) }
        let target = parent.flatMap { $0 == node || isDescendant($0, of: node) ? nil : $0 }
        let siblings = children(of: target).filter { $0 != node }
        return .tree(.move(node, under: target, at: draws.below(siblings.count + 1)))
    }

    mutating func perform(_ edit: ModelEdit) {
        guard case .tree(let edit) = edit else { return reset() }
        // What was drawn here is possible here.
        switch edit {
        case .insert(let payload, let parent, let index): _ = try? insert(payload, under: parent, at: index)
        case .move(let node, let parent, let index): try? move(node, under: parent, at: index)
        case .remove(let node): try? remove(node)
        case .update(let node, let payload): try? update(node, to: payload)
        }
    }

    var observed: String {
        let nodes = descendants(of: nil).sorted { $0.id < $1.id }
        return "\(nodes.map { MoveReplay.line($0.id, below: $0.parent, saying: $0.payload) })"
    }

    static func expected(_ past: Past) -> String { "\(MoveReplay(past).visible)" }

    var flaw: String? {
        for parent in descendants(of: nil).map({ Optional($0.id) }) + [nil] {
            for (index, child) in children(of: parent).enumerated() where self.index(of: child) != index {
                return "\(child) is not where it says below \(parent.map { "\($0)" } ?? "nothing")"
            }
        }
        return nil
    }
}
