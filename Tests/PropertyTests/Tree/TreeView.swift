import CRDTKit

/// What hangs below what, and what it says; the order of siblings is not part of it.
struct TreeView: Hashable {
    struct Node: Hashable {
        let parent: OperationID?
        let payload: Int
    }

    var nodes: [OperationID: Node] = [:]
}

extension TreeView {
    var ids: [OperationID] { nodes.keys.sorted() }

    var top: [OperationID] { ids.filter { nodes[$0]?.parent == nil } }

    /// Whether a node is another one, or hangs below it.
    func isInside(_ node: OperationID, _ ancestor: OperationID) -> Bool {
        var next: OperationID? = node
        while let id = next {
            if id == ancestor { return true }
            next = nodes[id]?.parent
        }
        return false
    }
}
