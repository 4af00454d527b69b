import CRDTKit

/// A tree as its specification has it: all moves in a list, done one after the other in the order in which the last writer
/// wins, but for those that would put a node below itself (Kleppmann, Mulligan, Gomes, Beresford 2021).
struct MoveReplay {
    /// What each node hangs below, nil for the top; removed ones are not in it, nor what was created and never put.
    private var parents: [OperationID: OperationID?] = [:]
    private var removed: Set<OperationID> = []
    private var payloads: [OperationID: Int] = [:]

    init(_ past: Past) {
        // Edits of one change count on from its first id, one each.
        var used: [OperationID: UInt64] = [:]
        var ids: [Int: OperationID] = [:]
        for node in past.nodes {
            let change = OperationID(counter: node.counter, replica: node.replica)
            ids[node.id] = OperationID(counter: node.counter + used[change, default: 0], replica: node.replica)
            used[change, default: 0] += 1
        }
        for node in past.nodes.sorted(by: { $1.isLater(than: $0) }) {
            guard case .tree(let edit) = node.edit, let id = ids[node.id] else { continue }
            replay(edit, as: id)
        }
    }
}

extension MoveReplay {
    /// The nodes that are seen, with what they hang below and say, by id.
    var visible: [String] {
        payloads.keys.sorted().filter { isSeen($0) }.map { node in
            Self.line(node, below: parents[node] ?? nil, saying: payloads[node])
        }
    }

    static func line(_ node: OperationID, below parent: OperationID?, saying payload: Int?) -> String {
        "\(node) below \(parent.map { "\($0)" } ?? "nothing"): \(payload.map { "\($0)" } ?? "?")"
    }

    private mutating func replay(_ edit: TreeEdit, as id: OperationID) {
        switch edit {
        case .insert(let payload, let parent, _):
            payloads[id] = payload
            parents[id] = .some(parent)
        case .move(let node, let parent, _):
            if let parent, above(parent).contains(node) { return }
            removed.remove(node)
            parents[node] = .some(parent)
        case .remove(let node):
            removed.insert(node)
            parents[node] = .some(nil)
        case .update(let node, let payload): payloads[node] = payload
        }
    }

    /// A node and all that it hangs below.
    private func above(_ node: OperationID) -> [OperationID] {
        var nodes = [node]
        while let next = parents[nodes[nodes.count - 1]] ?? nil { nodes.append(next) }
        return nodes
    }

    private func isSeen(_ node: OperationID) -> Bool {
        above(node).allSatisfy { !removed.contains($0) }
    }
}
