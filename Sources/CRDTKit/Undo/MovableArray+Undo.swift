extension MovableArray {
    /// What takes back edits, the last one first.
    public struct Undo: Sendable {
        enum Step: Sendable {
            case inserted([OperationID])
            case removed([(id: OperationID, entry: ArrayEntry<Element>)])
            case moved(OperationID, by: OperationID, from: OperationID)
            case updated(OperationID, by: OperationID, ArrayEntry<Element>)
        }

        var steps: [Step] = []
    }

    /// What takes back each of the operations. O(n) where there are several.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: MovableArray) -> Undo {
        var undo = Undo()
        var before = earlier
        var id = authorship.id
        for (index, operation) in operations.enumerated() {
            if let step = before.undo(of: operation, id) { undo.steps.insert(step, at: 0) }
            if index + 1 < operations.count { before.apply(operation, by: Authorship(id: id, stamp: authorship.stamp)) }
            id = id.advanced(by: Self.idCount(of: operation))
        }
        return undo
    }

    /// What takes back an operation that comes next.
    private func undo(of operation: Operation, _ id: OperationID) -> Undo.Step? {
        switch operation {
        case .insert(let elements, _): .inserted(elements.indices.map { id.advanced(by: $0) })
        case .move(let element, _): residents[element].map { .moved(element, by: id, from: $0.slot) }
        case .update(let element, _): residents[element].map { .updated(element, by: id, $0) }
        case .remove(let elements): .removed(removed(elements))
        }
    }

    /// Elements with what is known of them, in the order of the array.
    private func removed(_ elements: [OperationID]) -> [(id: OperationID, entry: ArrayEntry<Element>)] {
        elements.compactMap { id in index(of: id).map { (index: $0, id: id) } }.sorted { $0.index < $1.index }
            .compactMap { place in residents[place.id].map { (place.id, $0) } }
    }
}

extension MovableArray {
    /// Removes what was inserted, puts what was removed where it stood, with new ids, moves back what nobody has moved since,
    /// and writes what was there where nobody has written since.
    public mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities) {
        for step in undo.steps {
            switch step {
            case .inserted(let ids):
                let elements = ids.map { identities.current($0, as: .element) }.filter { residents[$0] != nil }
                if !elements.isEmpty { perform(.remove(elements.sorted())) }
            case .removed(let elements):
                for (id, entry) in elements { restore(id, entry, &identities) }
            case .moved(let element, let move, let former):
                let element = identities.current(element, as: .element)
                let place = identities.current(former, as: .place)
                guard residents[element]?.slot == identities.current(move, as: .place), places.place(of: place) != nil
                else {
                    continue
                }
                perform(.move(element, after: place))
                if let slot = residents[element]?.slot { identities.replace(former, by: slot, as: .place) }
            case .updated(let element, let write, let former):
                let current = identities.current(element, as: .element)
                guard lastWrite(of: current) == identities.current(write) else { continue }
                perform(.update(current, former.value))
                guard let written = lastWrite(of: current) else { continue }
                identities.replace(former.written?.id ?? element, by: written)
            }
        }
    }

    /// Puts an element that is gone where it stood.
    private mutating func restore(
        _ id: OperationID,
        _ entry: ArrayEntry<Element>,
        _ identities: inout UndoIdentities
    ) {
        let place = identities.current(entry.slot, as: .place)
        guard residents[identities.current(id, as: .element)] == nil, places.place(of: place) != nil else { return }
        let authorship = recorder.mint()
        let operation = Operation.insert([entry.value], after: place)
        apply(operation, by: authorship)
        recorder.record(operation)
        identities.replace(id, by: authorship.id, as: .element)
        identities.replace(entry.slot, by: authorship.id, as: .place)
        identities.replace(entry.written?.id ?? id, by: authorship.id)
    }

    /// The id of the last write into an element; nil if there is no such element.
    private func lastWrite(of element: OperationID) -> OperationID? {
        residents[element].map { $0.written?.id ?? element }
    }

    /// Brings back what was removed.
    public mutating func restore(_ earlier: MovableArray, _ identities: inout UndoIdentities) {
        for id in earlier.ids {
            if let entry = earlier.residents[id] { restore(id, entry, &identities) }
        }
    }
}
