extension EnableWinsFlag {
    /// What takes back a switching: the enabling, or that there was one.
    public struct Undo: Sendable {
        let wasOn: Bool
        let isOn: Bool
        let written: [OperationID]
        let replaced: [OperationID]
    }

    /// What takes back the switching.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: EnableWinsFlag) -> Undo {
        let former = earlier.enablings.ids
        let written = enablings.ids.filter { !former.contains($0) }
        return Undo(wasOn: earlier.value, isOn: value, written: written, replaced: former)
    }

    /// Switches back; the enablings of others stay.
    public mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities) {
        let written = identities.current(undo.written).filter { enablings.ids.contains($0) }
        switch (undo.wasOn, undo.isOn) {
        case (true, true): identities.replace(undo.replaced, by: written)
        case (true, false): enable(for: undo.replaced, &identities)
        case (false, true) where !written.isEmpty: perform(.disable(observed: written))
        default: break
        }
    }

    /// Enables what was removed.
    public mutating func restore(_ earlier: EnableWinsFlag, _ identities: inout UndoIdentities) {
        if earlier.value { enable(for: earlier.enablings.ids, &identities) }
    }

    private mutating func enable(for former: [OperationID], _ identities: inout UndoIdentities) {
        if value { return }
        value = true
        identities.replace(former, by: enablings.ids)
    }
}
