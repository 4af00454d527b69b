extension LWWMap {
    /// What takes back edits: per key the write, and what was there before it.
    public struct Undo: Sendable {
        struct Step: Sendable {
            let key: Key
            let written: OperationID
            let replaced: OperationID?
            let value: Value?
        }

        var steps: [Step] = []
    }

    /// What takes back the last write of each key.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: LWWMap) -> Undo {
        var undo = Undo()
        var done = KeyTable<Key, Nothing>()
        for key in operations.map(\.key) where done.position(of: key) == nil {
            done.set(key, Nothing())
            let before = earlier.writes[key]
            guard let after = writes[key], after != before else { continue }
            undo.steps.append(Undo.Step(key: key, written: after.id, replaced: before?.id, value: before?.value))
        }
        return undo
    }

    /// Writes or removes what was there before, where nobody has written since.
    public mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities) {
        for step in undo.steps where lastWrite(forKey: step.key) == identities.current(step.written) {
            self[step.key] = step.value
            guard let replaced = step.replaced, let written = lastWrite(forKey: step.key) else { continue }
            identities.replace(replaced, by: written)
        }
    }

    /// Writes what was removed, where nobody has written since.
    public mutating func restore(_ earlier: LWWMap, _ identities: inout UndoIdentities) {
        for (key, value) in earlier where self[key] == nil {
            self[key] = value
            guard let former = earlier.lastWrite(forKey: key), let written = lastWrite(forKey: key) else { continue }
            identities.replace(former, by: written)
        }
    }
}
