import CRDTKit

/// Places as the tree that a replicated growable array is, and for each element all places it was ever moved to: it is in the
/// one that the latest move chose, and nowhere once anybody has removed it.
struct PlaceTree {
    private typealias Node = CausalNode<MovableEdit>

    private struct Place {
        let element: OperationID
        let arrival: Node
    }

    private struct Element {
        var writes: [(node: Node, value: Int)]
        var removals: Set<Int> = []
    }

    private var places: [OperationID: Place] = [:]
    private var children: [OperationID?: [OperationID]] = [:]
    private var elements: [OperationID: Element] = [:]

    /// Grows the tree by edits in an order in which causes come before effects.
    init(_ past: Past<MovableEdit>) {
        var used: [OperationID: UInt64] = [:]
        for node in past.nodes {
            let change = OperationID(counter: node.counter, replica: node.replica)
            used[change, default: 0] += grow(by: node, from: node.counter + used[change, default: 0])
        }
    }
}

extension PlaceTree {
    /// What somebody sees who knows all of the edits.
    var visible: [Int] {
        seen { _ in true }.compactMap { place in
            element(places[place]?.element).writes.max { $1.node.isLater(than: $0.node) }?.value
        }
    }

    /// The places, left ones included, depth first.
    private func order() -> [OperationID] {
        var order: [OperationID] = []
        var stack: [OperationID] = (children[nil] ?? []).sorted(by: <)
        while let next = stack.popLast() {
            order.append(next)
            stack += (children[next] ?? []).sorted(by: <)
        }
        return order
    }

    /// The places where somebody sees an element who knows some of the edits.
    private func seen(_ isKnown: (Int) -> Bool) -> [OperationID] {
        var current: [OperationID: OperationID] = [:]
        let known = places.filter { isKnown($0.value.arrival.id) }
        for (id, place) in known.sorted(by: { $0.key < $1.key }) {
            if let other = current[place.element], let there = places[other], there.arrival.isLater(than: place.arrival)
            {
                continue
            }
            current[place.element] = id
        }
        return order().filter { id in
            guard let place = known[id], current[place.element] == id else { return false }
            return !element(place.element).removals.contains(where: isKnown)
        }
    }

    private func element(_ id: OperationID?) -> Element {
        id.flatMap { elements[$0] } ?? Element(writes: [])
    }

    private mutating func add(_ id: OperationID, _ element: OperationID, by node: Node, after parent: OperationID?) {
        places[id] = Place(element: element, arrival: node)
        children[parent, default: []].append(id)
    }

    /// - Returns: how many ids the edit takes.
    private mutating func grow(by node: CausalNode<MovableEdit>, from counter: UInt64) -> UInt64 {
        let seen = seen { node.seen.contains($0) }
        let elements = seen.compactMap { places[$0]?.element }
        let first = OperationID(counter: counter, replica: node.replica)
        switch node.edit {
        case .insert(let values, let position):
            var parent = position == 0 ? nil : seen[position - 1]
            for (offset, value) in values.enumerated() {
                let id = OperationID(counter: counter + UInt64(offset), replica: node.replica)
                self.elements[id] = Element(writes: [(node, value)])
                add(id, id, by: node, after: parent)
                parent = id
            }
            return UInt64(values.count)
        case .move(let index, let target):
            let before = target > index ? target : target - 1
            add(first, elements[index], by: node, after: before < 0 ? nil : seen[before])
            return 1
        case .update(let index, let value):
            self.elements[elements[index]]?.writes.append((node, value))
            return 1
        case .remove(let range):
            for element in elements[range] { self.elements[element]?.removals.insert(node.id) }
            return range.isEmpty ? 0 : 1
        case .reset:
            for element in elements { self.elements[element]?.removals.insert(node.id) }
            return elements.isEmpty ? 0 : 1
        }
    }
}
