/// A field of a record with its model.
struct ModelField<Root> {
    let drawEdit: (Root, inout DrawStream) -> ModelEdit
    let perform: (ModelEdit, inout Root) -> Void
    let observed: (Root) -> String
    let expected: (Past) -> String

    init<Value: Modelled>(_ path: WritableKeyPath<Root, Value>) {
        drawEdit = { $0[keyPath: path].drawEdit(from: &$1) }
        perform = { $1[keyPath: path].perform($0) }
        observed = { $0[keyPath: path].observed }
        expected = { Value.expected($0) }
    }
}
