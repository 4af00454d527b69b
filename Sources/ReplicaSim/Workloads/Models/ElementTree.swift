import CRDTKit

/// The replicated growable array as the tree that it is: an element hangs below the one it was inserted after; children of
/// one parent come in descending order of their ids, each followed by its own children (Roh et al. 2011; Attiya et al.
/// 2016). Removed elements stay in the tree and are not shown.
struct ElementTree {
    private struct Element {
        let id: OperationID
        let value: Int
        let insertion: Int
        var removals = EditSet()
        /// The latest first.
        var children: [Int] = []
    }

    /// In the order of their insertion; 0 is the root.
    private var elements: [Element] = []

    /// Grows the tree by edits in an order in which causes come before effects.
    init(_ past: Past) {
        elements = [Element(id: OperationID(counter: 1, replica: ReplicaID(high: 0, low: 0)), value: 0, insertion: -2)]
        // Edits of one change count on from its first id.
        var used: [OperationID: UInt64] = [:]
        for node in past.nodes {
            let change = OperationID(counter: node.counter, replica: node.replica)
            let taken = used[change] ?? 0
            used[change] = taken + grow(by: node, from: node.counter + taken)
        }
    }
}

extension ElementTree {
    /// The elements that whoever knows all of the edits sees.
    var visible: [Int] { order().filter { elements[$0].removals.isEmpty }.map { elements[$0].value } }

    /// The elements, removed ones included, depth first.
    private func order() -> [Int] {
        var order: [Int] = []
        var stack = Array(elements[0].children.reversed())
        while let next = stack.popLast() {
            order.append(next)
            stack += elements[next].children.reversed()
        }
        return order
    }

    /// The elements that the author of an edit saw.
    private func seen(by node: CausalNode) -> [Int] {
        order().filter {
            node.seen.contains(elements[$0].insertion) && elements[$0].removals.isDisjoint(with: node.seen)
        }
    }

    private mutating func add(_ element: Element, below parent: Int) {
        let siblings = elements[parent].children
        let place = siblings.firstIndex { elements[$0].id < element.id } ?? siblings.count
        elements[parent].children.insert(elements.count, at: place)
        elements.append(element)
    }

    /// - Returns: how many ids the edit takes.
    private mutating func grow(by node: CausalNode, from counter: UInt64) -> UInt64 {
        let seen = seen(by: node)
        switch node.edit {
        case .splice(let values, let position):
            var parent = position == 0 || position > seen.count ? 0 : seen[position - 1]
            for (offset, value) in values.enumerated() {
                let id = OperationID(counter: counter + UInt64(offset), replica: node.replica)
                add(Element(id: id, value: value, insertion: node.id), below: parent)
                parent = elements.count - 1
            }
            return UInt64(values.count)
        case .cut(let range):
            for element in seen[range.clamped(to: seen.indices)] { elements[element].removals.insert(node.id) }
            return range.isEmpty ? 0 : 1
        default:
            for element in seen { elements[element].removals.insert(node.id) }
            return seen.isEmpty ? 0 : 1
        }
    }
}
