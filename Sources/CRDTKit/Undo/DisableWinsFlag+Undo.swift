extension DisableWinsFlag {
    /// What takes back a write: the write, and what the flag was before.
    public struct Undo: Sendable {
        let wasOn: Bool
        let isOn: Bool
        let written: [OperationID]
        let replaced: [OperationID]
    }

    /// What takes back the last of the writes.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: DisableWinsFlag) -> Undo {
        let former = earlier.writes.ids
        let written = writes.ids.filter { !former.contains($0) }
        return Undo(wasOn: earlier.value, isOn: value, written: written, replaced: former)
    }

    /// Switches back, if what was written is still there; the writes of others stay.
    public mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities) {
        let written = identities.current(undo.written).filter { writes.ids.contains($0) }
        if undo.written.isEmpty {
            if writes.isEmpty { write(undo.wasOn, superseding: [], for: undo.replaced, &identities) }
        } else if undo.wasOn == undo.isOn && !undo.replaced.isEmpty {
            identities.replace(undo.replaced, by: written)
        } else if !written.isEmpty {
            if undo.replaced.isEmpty { return perform(.forget(observed: written)) }
            write(undo.wasOn, superseding: written, for: undo.replaced, &identities)
        }
    }

    /// Writes what was removed.
    public mutating func restore(_ earlier: DisableWinsFlag, _ identities: inout UndoIdentities) {
        if earlier.writes.isEmpty || !writes.isEmpty { return }
        write(earlier.value, superseding: [], for: earlier.writes.ids, &identities)
    }

    private mutating func write(
        _ value: Bool,
        superseding superseded: [OperationID],
        for former: [OperationID],
        _ identities: inout UndoIdentities
    ) {
        let others = writes.ids.filter { !superseded.contains($0) }
        perform(.write(value, superseding: superseded))
        identities.replace(former, by: writes.ids.filter { !others.contains($0) })
    }
}
