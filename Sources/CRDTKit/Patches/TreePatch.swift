/// That a node of a tree came, went, moved or says something else.
///
/// Each patch speaks of the tree as the ones before it left it.
public enum TreePatch<Payload: Sendable>: Sendable {
    /// A node came, with nothing below it yet.
    case inserted(OperationID, Payload, under: OperationID?, at: Int)

    /// A node went elsewhere, with all that hung below it; the index does not count the node itself.
    case moved(OperationID, under: OperationID?, at: Int)

    /// A node went, with all that still hung below it.
    case removed(OperationID)

    /// A node says something else.
    case updated(OperationID, Payload, replacing: Payload)
}

extension TreePatch: Equatable where Payload: Equatable {}
extension TreePatch: Hashable where Payload: Hashable {}

extension MovableTree {
    /// Nodes that came and moved, parents first, as few of them as each parent's order allows; then those that went; then those
    /// that say something else. O((n + m) log n), and O(siblings) for each node that came or moved.
    public func patches(since earlier: MovableTree) -> [TreePatch<Payload>] {
        let now = descendants(of: nil)
        let before = earlier.descendants(of: nil)
        var outline = TreeOutline(before.map { (node: $0.id, parent: $0.parent) })
        var patches: [TreePatch<Payload>] = []
        for parent in [nil] + now.map({ Optional($0.id) }) {
            outline.arrange(children(of: parent), below: parent) { node, index, isNew in
                guard isNew else { return patches.append(.moved(node, under: parent, at: index)) }
                guard let payload = payloads[node]?.value else { return }
                patches.append(.inserted(node, payload, under: parent, at: index))
            }
        }
        for node in before where !contains(node.id) {
            // What hangs below another one that went goes with it.
            if let parent = outline.parent(of: node.id), !contains(parent) { continue }
            patches.append(.removed(node.id))
        }
        for node in now {
            guard earlier.contains(node.id), let old = earlier.payloads[node.id]?.value, old != node.payload else {
                continue
            }
            patches.append(.updated(node.id, node.payload, replacing: old))
        }
        return patches
    }
}
