import CRDTKit
import PropertyKit

/// A tree as a view holds it, which only patches change.
struct PlainTree: Equatable {
    private var children: [OperationID?: [OperationID]] = [:]
    private var payloads: [OperationID: Int] = [:]

    init(_ tree: MovableTree<Int>) {
        for node in tree { payloads[node.id] = node.payload }
        for parent in tree.map({ Optional($0.id) }) + [nil] {
            let nodes = tree.children(of: parent)
            if !nodes.isEmpty { children[parent] = nodes }
        }
    }
}

extension PlainTree {
    /// Does what a patch says; what can't be done fails.
    mutating func apply(_ patch: TreePatch<Int>) throws {
        switch patch {
        case .inserted(let node, let payload, let parent, let index):
            try Expect.equal(payloads.updateValue(payload, forKey: node), nil)
            try insert(node, under: parent, at: index)
        case .moved(let node, let parent, let index):
            try Expect.that(parent.map { !subtree(node).contains($0) } ?? true, "\(patch) makes a circle")
            take(node)
            try insert(node, under: parent, at: index)
        case .removed(let node):
            try Expect.that(payloads[node] != nil, "\(patch) removes nothing")
            let gone = subtree(node)
            take(node)
            for node in gone {
                payloads[node] = nil
                children[node] = nil
            }
        case .updated(let node, let payload, let former):
            try Expect.equal(payloads.updateValue(payload, forKey: node), former)
        }
    }

    private mutating func insert(_ node: OperationID, under parent: OperationID?, at index: Int) throws {
        var siblings = children[parent] ?? []
        try Expect.that(index <= siblings.count, "\(index) is beyond \(siblings)")
        siblings.insert(node, at: index)
        children[parent] = siblings
    }

    private mutating func take(_ node: OperationID) {
        for (parent, nodes) in children where nodes.contains(node) {
            let rest = nodes.filter { $0 != node }
            children[parent] = rest.isEmpty ? nil : rest
        }
    }

    private func subtree(_ node: OperationID) -> [OperationID] {
        [node] + (children[node] ?? []).flatMap { subtree($0) }
    }
}
