extension RemoveWinsSet {
    /// What takes back the edits of each element.
    public func undo(
        of operations: [Operation],
        by authorship: Authorship,
        since earlier: RemoveWinsSet
    ) -> SetUndo<Element> {
        SetUndo(operations.map(\.element), from: earlier.writes, to: writes) { $0.isPresent }
    }

    /// Takes away what was added, but not what others have added as well, and adds what was removed.
    public mutating func takeBack(_ undo: SetUndo<Element>, _ identities: inout UndoIdentities) {
        for step in undo.steps {
            let written = step.written(writes[writes.place(of: step.element)].ids, identities)
            switch (step.wasThere, step.isThere) {
            case (true, true): identities.replace(step.replaced, by: written)
            case (true, false): insert(step.element, for: step.replaced, &identities)
            case (false, true) where !written.isEmpty:
                // A removal would win over what others add meanwhile, so the addition is forgotten instead.
                perform(.forget(step.element, observed: written))
            default: break
            }
        }
    }

    /// Adds what was removed.
    public mutating func restore(_ earlier: RemoveWinsSet, _ identities: inout UndoIdentities) {
        for element in earlier.elements {
            insert(element, for: earlier.writes[earlier.writes.place(of: element)].ids, &identities)
        }
    }

    private mutating func insert(_ element: Element, for former: [OperationID], _ identities: inout UndoIdentities) {
        if contains(element) { return }
        insert(element)
        identities.replace(former, by: writes[writes.place(of: element)].ids)
    }
}
