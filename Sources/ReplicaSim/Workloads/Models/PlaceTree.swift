import CRDTKit

/// A movable array as its specification has it: places in the tree that a replicated growable array is, and for each element
/// all places it was ever moved to. It is in the one that the latest move chose, and nowhere once anybody has removed it.
struct PlaceTree {
    private struct Place {
        let id: OperationID
        let element: Int
        let arrival: CausalNode?
        /// The latest first.
        var children: [Int] = []
    }

    private struct Element {
        /// The place, the node that chose it, for each move.
        var places: [Int] = []
        var writes: [(node: CausalNode, value: Int)] = []
        var removals = EditSet()
    }

    /// In the order of their creation; 0 is the root.
    private var places: [Place] = []
    private var elements: [Element] = []

    /// Grows the tree by edits in an order in which causes come before effects.
    init(_ past: Past) {
        let root = OperationID(counter: 1, replica: ReplicaID(high: 0, low: 0))
        places = [Place(id: root, element: -1, arrival: nil)]
        // Edits of one change count on from its first id.
        var used: [OperationID: UInt64] = [:]
        for node in past.nodes {
            let change = OperationID(counter: node.counter, replica: node.replica)
            let taken = used[change] ?? 0
            used[change] = taken + grow(by: node, from: node.counter + taken)
        }
    }
}

extension PlaceTree {
    /// What somebody sees who knows all of the edits.
    var visible: [Int] {
        seen(by: nil).compactMap { place in
            elements[places[place].element].writes.max { $1.node.isLater(than: $0.node) }?.value
        }
    }

    /// The places, depth first, in which the author of an edit saw an element; of nil, whoever knows all.
    private func seen(by node: CausalNode?) -> [Int] {
        var current: Set<Int> = []
        for element in elements
        where node.map({ element.removals.isDisjoint(with: $0.seen) }) ?? element.removals.isEmpty {
            let known = element.places.filter { place in
                guard let arrival = places[place].arrival, let node else { return true }
                return node.seen.contains(arrival.id)
            }
            let last = known.max { left, right in
                guard let one = places[left].arrival, let other = places[right].arrival else { return false }
                return other.isLater(than: one)
            }
            if let last { current.insert(last) }
        }
        var order: [Int] = []
        var stack = Array(places[0].children.reversed())
        while let next = stack.popLast() {
            if current.contains(next) { order.append(next) }
            stack += places[next].children.reversed()
        }
        return order
    }

    private mutating func add(_ element: Int, as id: OperationID, by node: CausalNode, below parent: Int) {
        let siblings = places[parent].children
        let index = siblings.firstIndex { places[$0].id < id } ?? siblings.count
        places[parent].children.insert(places.count, at: index)
        elements[element].places.append(places.count)
        places.append(Place(id: id, element: element, arrival: node))
    }

    /// - Returns: how many ids the edit takes.
    private mutating func grow(by node: CausalNode, from counter: UInt64) -> UInt64 {
        let seen = seen(by: node)
        let first = OperationID(counter: counter, replica: node.replica)
        switch node.edit {
        case .splice(let values, let position):
            var parent = position == 0 || position > seen.count ? 0 : seen[position - 1]
            for (offset, value) in values.enumerated() {
                elements.append(Element(writes: [(node, value)]))
                let id = OperationID(counter: counter + UInt64(offset), replica: node.replica)
                add(elements.count - 1, as: id, by: node, below: parent)
                parent = places.count - 1
            }
            return UInt64(values.count)
        case .shift(let index, let target) where seen.indices.contains(index) && seen.indices.contains(target):
            let before = target > index ? target : target - 1
            add(places[seen[index]].element, as: first, by: node, below: before < 0 ? 0 : seen[before])
            return 1
        case .put(let index, let value) where seen.indices.contains(index):
            elements[places[seen[index]].element].writes.append((node, value))
            return 1
        case .cut(let range):
            for place in seen[range.clamped(to: seen.indices)] {
                elements[places[place].element].removals.insert(node.id)
            }
            return range.isEmpty ? 0 : 1
        default:
            for place in seen { elements[places[place].element].removals.insert(node.id) }
            return seen.isEmpty ? 0 : 1
        }
    }
}
