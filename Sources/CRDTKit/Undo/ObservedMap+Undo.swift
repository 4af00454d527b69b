extension ObservedMap {
    /// What takes back edits: per key what became of it, and what was done to its value.
    public struct Undo: Sendable {
        struct Step: Sendable {
            let key: Key

            /// The writes by which the key came, or by which it was edited.
            let written: [OperationID]

            /// Those that were there before.
            let replaced: [OperationID]

            /// Whether the key came with this edit.
            let isCreated: Bool

            /// The value that went with the key.
            let removed: Value?

            /// What takes back what was done to the value.
            let edits: Value.Undo?
        }

        var steps: [Step] = []
    }

    /// What takes back what was done to each key.
    public func undo(of operations: [Operation], by authorship: Authorship, since earlier: ObservedMap) -> Undo {
        Undo(steps: operations.map { step(of: $0, by: authorship, since: earlier) })
    }

    private func step(of operation: Operation, by authorship: Authorship, since earlier: ObservedMap) -> Undo.Step {
        let (before, after) = (earlier.entries[operation.key] ?? Entry(), entries[operation.key] ?? Entry())
        let isRemoved = before.presence.isPresent && !after.presence.isPresent
        return Undo.Step(
            key: operation.key,
            written: after.presence.ids,
            replaced: before.presence.ids,
            isCreated: !before.presence.isPresent && after.presence.isPresent,
            removed: isRemoved ? before.value : nil,
            edits: operation.edits.isEmpty || isRemoved
                ? nil : after.value.undo(of: operation.edits, by: authorship, since: before.value)
        )
    }

    /// Brings back keys that were removed, with what stood under them; takes back what was done to values; and removes keys
    /// that came, unless others have edited what is under them.
    public mutating func takeBack(_ undo: Undo, _ identities: inout UndoIdentities) {
        for step in undo.steps {
            if let removed = step.removed {
                restore(step.key, removed, for: step.replaced, &identities)
            } else {
                takeBack(step, &identities)
            }
        }
    }

    private mutating func takeBack(_ step: Undo.Step, _ identities: inout UndoIdentities) {
        let alive = entries[step.key]?.presence.ids ?? []
        let written = identities.within(.key(EncodedValue(step.key))) { $0.current(step.written, as: .presence) }
        let isUntouched = !alive.isEmpty && alive == written
        if step.isCreated && isUntouched {
            removeValue(forKey: step.key)
            return
        }
        guard let edits = step.edits, contains(step.key) else { return }
        identities.within(.key(EncodedValue(step.key))) { identities in
            self[step.key]?.takeBack(edits, &identities)
        }
        if isUntouched { notePresence(of: step.key, for: step.replaced, &identities) }
    }

    private func notePresence(of key: Key, for former: [OperationID], _ identities: inout UndoIdentities) {
        let ids = entries[key]?.presence.ids ?? []
        identities.within(.key(EncodedValue(key))) { $0.replace(former, by: ids, as: .presence) }
    }

    /// Brings back everything that was removed.
    public mutating func restore(_ earlier: ObservedMap, _ identities: inout UndoIdentities) {
        for key in earlier.keys {
            guard let entry = earlier.entries[key] else { continue }
            restore(key, entry.value, for: entry.presence.ids, &identities)
        }
    }

    private mutating func restore(
        _ key: Key,
        _ value: Value,
        for former: [OperationID],
        _ identities: inout UndoIdentities
    ) {
        // What others have put there meanwhile must not go when the creation of the key is undone as well.
        let isShared = contains(key)
        identities.within(.key(EncodedValue(key))) { identities in
            self[key, default: Value()].restore(value, &identities)
        }
        if !isShared { notePresence(of: key, for: former, &identities) }
    }
}
