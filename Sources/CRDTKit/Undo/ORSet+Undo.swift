extension ORSet {
    /// What takes back the edits of each element.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: ORSet) -> SetUndo<Element> {
        SetUndo(operations.map(\.element), from: earlier.adds, to: adds) { !$0.isEmpty }
    }

    /// Removes what was added, but not what others have added as well, and adds what was removed.
    public mutating func takeBack(_ undo: SetUndo<Element>, _ identities: inout UndoIdentities) {
        for step in undo.steps {
            let written = step.written(adds[adds.place(of: step.element)].ids, identities)
            switch (step.wasThere, step.isThere) {
            case (true, true): identities.replace(step.replaced, by: written)
            case (true, false): insert(step.element, for: step.replaced, &identities)
            case (false, true) where !written.isEmpty:
                perform(.remove(step.element, observed: written))
            default: break
            }
        }
    }

    /// Adds what was removed.
    public mutating func restore(_ earlier: ORSet, _ identities: inout UndoIdentities) {
        for element in earlier.elements {
            insert(element, for: earlier.adds[earlier.adds.place(of: element)].ids, &identities)
        }
    }

    private mutating func insert(_ element: Element, for former: [OperationID], _ identities: inout UndoIdentities) {
        if contains(element) { return }
        insert(element)
        identities.replace(former, by: adds[adds.place(of: element)].ids)
    }
}
