import CRDTKit
import PropertyKit

/// One field of a record, described by the model of its type, with the types erased.
struct ModelField<Record>: Sendable {
    let draw: @Sendable (inout TestCase, AnyHashable) throws -> any Sendable
    let perform: @Sendable (any Sendable, inout Record) throws -> Void
    let reset: any Sendable
    let records: @Sendable (any Sendable, Past<any Sendable>) -> Bool
    let observe: @Sendable (Record) -> AnyHashable
    let value: @Sendable (Past<any Sendable>) -> AnyHashable
}

extension ModelField {
    init<Model: CausalModel>(
        _ path: any WritableKeyPath<Record, Model.Root> & Sendable,
        _ model: Model.Type
    ) {
        draw = { source, value in
            guard let value = value.base as? Model.Value else { preconditionFailure("not a value of this field") }
            return try Model.draw(&source, seeing: value)
        }
        perform = { try Model.perform(Self.typed($0, model), on: &$1[keyPath: path]) }
        reset = Model.reset
        records = { edit, past in Model.records(Self.typed(edit, model), after: past.part { Self.typed($0, model) }) }
        observe = { AnyHashable(Model.observe($0[keyPath: path])) }
        value = { past in AnyHashable(Model.value(of: past.part { Self.typed($0, model) })) }
    }

    private static func typed<Model: CausalModel>(_ edit: any Sendable, _ model: Model.Type) -> Model.Edit {
        guard let edit = edit as? Model.Edit else { preconditionFailure("a field was handed another field's edit") }
        return edit
    }
}
