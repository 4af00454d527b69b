extension ReplicatedRecord {
    /// What takes back what was done to each field.
    public func undo(of operations: [RecordOperation], by authorship: Authorship, since earlier: Self) -> RecordUndo {
        RecordUndo(
            steps: operations.map { operation in
                let access = Self.fields.sorted[operation.field].access
                let undo = access.undo(self, of: operation.operations, by: authorship, since: earlier)
                return RecordUndo.Step(field: operation.field, undo: undo)
            }
        )
    }

    /// Takes back what was done to each field.
    public mutating func takeBack(_ undo: RecordUndo, _ identities: inout UndoIdentities) {
        for step in undo.steps {
            let field = Self.fields.sorted[step.field]
            identities.within(.field(field.key)) { field.access.takeBack(&self, step.undo, &$0) }
        }
    }

    /// Restores every field.
    public mutating func restore(_ earlier: Self, _ identities: inout UndoIdentities) {
        for field in Self.fields.sorted {
            identities.within(.field(field.key)) { field.access.restore(&self, earlier, &$0) }
        }
    }
}
