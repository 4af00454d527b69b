import CRDTKit

/// The replicated growable array as the tree that it is: an element hangs below the one it was inserted after; children of
/// one parent come in descending order of their ids, each followed by its own children (Roh et al. 2011; Attiya et al.
/// 2016). Removed elements stay in the tree and are not shown.
struct ElementTree<Element: Sendable> {
    struct Entry {
        let element: Element
        let insertion: Int
        var removals: Set<Int> = []
    }

    private var entries: [OperationID: Entry] = [:]
    private var children: [OperationID?: [OperationID]] = [:]

    /// Grows the tree by edits in an order in which causes come before effects.
    init(_ past: Past<SequenceEdit<Element>>) {
        var used: [OperationID: UInt64] = [:]
        for node in past.nodes {
            let change = OperationID(counter: node.counter, replica: node.replica)
            let first = node.counter + used[change, default: 0]
            used[change, default: 0] += grow(by: node, from: first)
        }
    }
}

extension ElementTree {
    /// The elements that whoever knows all of the edits sees.
    var visible: [Element] { order().compactMap { entry($0).removals.isEmpty ? entry($0).element : nil } }

    /// The elements, removed ones included, depth first.
    private func order() -> [OperationID] {
        var order: [OperationID] = []
        var stack: [OperationID] = (children[nil] ?? []).sorted(by: <)
        while let next = stack.popLast() {
            order.append(next)
            stack += (children[next] ?? []).sorted(by: <)
        }
        return order
    }

    /// The ids of the elements that the author of an edit saw.
    private func seen(by node: CausalNode<SequenceEdit<Element>>) -> [OperationID] {
        order().filter { node.seen.contains(entry($0).insertion) && entry($0).removals.isDisjoint(with: node.seen) }
    }

    private func entry(_ id: OperationID) -> Entry {
        guard let entry = entries[id] else { preconditionFailure("an element of the tree has an entry") }
        return entry
    }

    /// - Returns: how many ids the edit takes.
    private mutating func grow(by node: CausalNode<SequenceEdit<Element>>, from counter: UInt64) -> UInt64 {
        let seen = seen(by: node)
        switch node.edit {
        case .insert(let elements, let position):
            var parent = position == 0 ? nil : seen[position - 1]
            for (offset, element) in elements.enumerated() {
                let id = OperationID(counter: counter + UInt64(offset), replica: node.replica)
                entries[id] = Entry(element: element, insertion: node.id)
                children[parent, default: []].append(id)
                parent = id
            }
            return UInt64(elements.count)
        case .remove(let range):
            for id in seen[range] { entries[id]?.removals.insert(node.id) }
            return range.isEmpty ? 0 : 1
        case .reset:
            for id in seen { entries[id]?.removals.insert(node.id) }
            return seen.isEmpty ? 0 : 1
        }
    }
}
