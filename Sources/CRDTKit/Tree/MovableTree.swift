/// A tree of plain values whose nodes have an order and can be moved, with all that hangs below them.
///
/// Every node has an id that stays with it wherever it goes. When edits are concurrent, a user sees this:
///
/// - Of two moves of a node the later one decides, by hybrid logical time, then by replica id; a node is never in two places.
/// - Of moves that together would make a circle, the later one is without effect: no node is ever below itself, and none is
///   lost.
/// - Removing a node counts as moving it, with all that hangs below it, out of sight. So of a removal and a move of the same
///   node the later one decides; what somebody moves out of a removed node in time, or moves later, stays; what is put below a
///   removed node goes with it. A payload that is written while its node is removed is out of sight, too.
/// - Of two writes of a payload the last one wins, whatever the moves.
/// - Nodes that are put between the same two siblings all stand there, in an order that is the same everywhere; runs of them
///   may come out mixed.
///
/// The moves are those of Kleppmann, Mulligan, Gomes and Beresford ("A highly-available move operation for replicated
/// trees", 2021). The tree remembers every move, about 30 bytes each, until ``compact()``. A move that is stamped earlier
/// than others that are here already costs as much as all of those.
///
///     var outline = MovableTree<String>(replica: phone)
///     let groceries = outline.insert("Groceries")
///     let milk = try outline.insert("Milk", under: groceries)
///     try outline.move(milk, at: 0)
public struct MovableTree<Payload: WireCodable & Equatable>: Sendable {
    /// Where the nodes are.
    var log = TreeLog()

    /// The last write of each node's payload; of every node in the log or from before it.
    var payloads: [OperationID: LastWrite<Payload>] = [:]

    /// Mints ids and keeps operations.
    public var recorder = Recorder<Operation>()

    /// Creates an empty tree that belongs to no replica yet, as the field of a document.
    public init() {}
}

extension MovableTree: Equatable {
    /// Whether both hold the same nodes in the same places, and remember the same moves. O(n).
    public static func == (lhs: MovableTree, rhs: MovableTree) -> Bool {
        lhs.log == rhs.log && lhs.payloads == rhs.payloads
    }
}

extension MovableTree: CustomStringConvertible {
    /// The payloads in brackets, each with what hangs below it.
    public var description: String {
        var text = "["
        var depth = 0
        var isFirst = true
        for node in self {
            if node.depth > depth { text += " [" }
            if node.depth < depth { text += String(repeating: "]", count: depth - node.depth) }
            if node.depth <= depth && !isFirst { text += ", " }
            text += "\(node.payload)"
            (depth, isFirst) = (node.depth, false)
        }
        return text + String(repeating: "]", count: depth + 1)
    }
}
