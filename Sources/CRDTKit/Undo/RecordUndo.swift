/// What takes back what was done to the fields of a record.
public struct RecordUndo: Sendable {
    struct Step: Sendable {
        let field: Int

        /// What the field's type says.
        let undo: any Sendable
    }

    let steps: [Step]
}
