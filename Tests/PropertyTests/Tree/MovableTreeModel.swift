import CRDTKit
import PropertyKit

/// All moves, done one after the other in the order of their stamps; one below the node itself is left out.
enum MovableTreeModel: CausalModel {
    static var name: String { "MovableTree" }
    static var reset: TreeEdit { .reset }

    static func draw(_ source: inout TestCase, seeing value: TreeView) throws -> TreeEdit {
        let payload = Int(try source.choose(upTo: 9))
        let index = Int(try source.choose(upTo: 3))
        let kind = try source.choose(upTo: 11)
        let ids = value.ids
        if kind == 0 { return .reset }
        guard kind > 4, !ids.isEmpty else {
            return .insert(payload, under: try source.draw(.element(of: ids.map(Optional.some) + [nil])), at: index)
        }
        let node = try source.draw(.element(of: ids))
        switch kind {
        case 5: return .remove(node)
        case 6, 7: return .update(node, payload)
        default:
            let parents = ids.filter { !value.isInside($0, node) }.map(Optional.some) + [nil]
            return .move(node, under: try source.draw(.element(of: parents)), at: index)
        }
    }

    static func perform(_ edit: TreeEdit, on tree: inout MovableTree<Int>) throws {
        switch edit {
        case .insert(let payload, let parent, let index):
            try tree.insert(payload, under: parent, at: Swift.min(index, tree.children(of: parent).count))
        case .move(let node, let parent, let index):
            let siblings = tree.children(of: parent).filter { $0 != node }
            try tree.move(node, under: parent, at: Swift.min(index, siblings.count))
        case .remove(let node): try tree.remove(node)
        case .update(let node, let payload): try tree.update(node, to: payload)
        case .reset: tree.reset()
        }
    }

    static func observe(_ tree: MovableTree<Int>) -> TreeView {
        var view = TreeView()
        for node in tree { view.nodes[node.id] = TreeView.Node(parent: node.parent, payload: node.payload) }
        return view
    }

    static func records(_ edit: TreeEdit, after past: Past<TreeEdit>) -> Bool {
        if case .reset = edit { !value(of: past).nodes.isEmpty } else { true }
    }

    static func value(of past: Past<TreeEdit>) -> TreeView { MoveReplay(past).view { _ in true } }
}
