import CRDTKit

/// The moves of a tree in a list, done again from the start whenever somebody asks: the paper's specification.
struct MoveReplay {
    private enum Parent {
        case top
        case node(OperationID)
        case trash
    }

    private enum Action {
        case put(OperationID, below: Parent)
        case write(OperationID, Int)
    }

    private struct Entry {
        let edit: CausalNode<TreeEdit>
        let id: OperationID
        let action: Action
    }

    private var entries: [Entry] = []

    init(_ past: Past<TreeEdit>) {
        // Edits of one change count on from its first id.
        var used: [OperationID: UInt64] = [:]
        for node in past.nodes {
            let change = OperationID(counter: node.counter, replica: node.replica)
            for action in actions(of: node, from: node.counter + used[change, default: 0]) {
                let id = OperationID(counter: node.counter + used[change, default: 0], replica: node.replica)
                if case .insert(_, let parent, _) = node.edit {
                    entries.append(Entry(edit: node, id: id, action: .put(id, below: Self.parent(parent))))
                }
                entries.append(Entry(edit: node, id: id, action: action))
                used[change, default: 0] += 1
            }
        }
    }
}

extension MoveReplay {
    private static func parent(_ node: OperationID?) -> Parent { node.map { .node($0) } ?? .top }

    private func actions(of node: CausalNode<TreeEdit>, from counter: UInt64) -> [Action] {
        switch node.edit {
        case .insert(let payload, _, _): [.write(OperationID(counter: counter, replica: node.replica), payload)]
        case .move(let id, let parent, _): [.put(id, below: Self.parent(parent))]
        case .remove(let id): [.put(id, below: .trash)]
        case .update(let id, let payload): [.write(id, payload)]
        case .reset: view { node.seen.contains($0) }.top.map { .put($0, below: .trash) }
        }
    }

    /// What somebody sees who knows the edits with some numbers.
    func view(knowing isKnown: (Int) -> Bool) -> TreeView {
        var parents: [OperationID: Parent] = [:]
        var payloads: [OperationID: Int] = [:]
        let known = entries.filter { isKnown($0.edit.id) }
        for entry in known.sorted(by: { $1.edit.isLater(than: $0.edit) }) {
            switch entry.action {
            case .write(let node, let payload): payloads[node] = payload
            case .put(let node, let parent):
                if case .node(let above) = parent, chain(above, parents).nodes.contains(node) { continue }
                parents[node] = parent
            }
        }
        var view = TreeView()
        for (node, payload) in payloads where chain(node, parents).isSeen {
            var parent: OperationID?
            if case .node(let above)? = parents[node] { parent = above }
            view.nodes[node] = TreeView.Node(parent: parent, payload: payload)
        }
        return view
    }

    /// A node and all that it hangs below, and whether that ends at the top.
    private func chain(_ node: OperationID, _ parents: [OperationID: Parent]) -> (nodes: [OperationID], isSeen: Bool) {
        var nodes = [node]
        while case .node(let above)? = parents[nodes[nodes.count - 1]] { nodes.append(above) }
        if case .top? = parents[nodes[nodes.count - 1]] { return (nodes, true) }
        return (nodes, false)
    }
}
