/// A field of a record with its model.
struct ModelField<Root> {
    let drawEdit: (Root, inout DrawStream) -> ModelEdit
    let perform: (ModelEdit, inout Root) -> Void
    let observed: (Root) -> String
    let expected: (Past) -> String
    let comparison: (Root, Past) -> (actual: String, expected: String)

    init<Value: Modelled>(_ path: WritableKeyPath<Root, Value>) {
        drawEdit = { $0[keyPath: path].drawEdit(from: &$1) }
        perform = { $1[keyPath: path].perform($0) }
        observed = { $0[keyPath: path].observed }
        expected = { Value.expected($0) }
        comparison = { $0[keyPath: path].comparison(with: $1) }
    }
}
