/// What a node hangs below.
enum TreeParent: Hashable, Sendable {
    /// Nothing: the node is at the top.
    case root

    case node(OperationID)

    /// The place of removed nodes, which nobody sees.
    case trash
}

extension TreeParent {
    /// The parent that a caller names: a node, or nil for the top.
    init(_ node: OperationID?) {
        self = node.map { .node($0) } ?? .root
    }

    /// The parent as a caller wants it.
    var node: OperationID? {
        if case .node(let id) = self { id } else { nil }
    }
}
