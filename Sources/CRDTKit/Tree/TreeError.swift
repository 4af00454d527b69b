/// Why a tree can't be edited like that.
public enum TreeError: Error, Hashable, Sendable {
    /// The tree has no such node, or no longer: somebody may have removed it, or one that it hangs below.
    case noSuchNode(OperationID)

    /// The node would hang below itself.
    case insideItself(OperationID)
}

extension TreeError: CustomStringConvertible {
    /// What is wrong, in a sentence.
    public var description: String {
        switch self {
        case .noSuchNode(let node): "there is no node \(node)"
        case .insideItself(let node): "the node \(node) can't hang below itself"
        }
    }
}
