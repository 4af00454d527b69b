import CRDTKit

/// What the replicas of a workload do with their root value, and what should come of it.
struct EditingScript<Root>: Sendable {
    /// Makes an edit that the stream decides, and says what it was; it should record something wherever it can.
    let edit: @Sendable (inout Root, inout DrawStream) -> [ModelEdit]

    /// What a user sees and what a user should see who knows these edits; nil where there is no model.
    let comparison: (@Sendable (Root, Past) -> (actual: String, expected: String))?

    /// What is wrong with a value by itself.
    let flaw: @Sendable (Root) -> String?
}

extension EditingScript {
    /// A script without a model.
    init(
        edit: @escaping @Sendable (inout Root, inout DrawStream) -> Void
    ) {
        self.init(
            edit: { root, draws in
                edit(&root, &draws)
                return []
            },
            comparison: nil,
            flaw: { _ in nil }
        )
    }
}

extension EditingScript where Root: Modelled {
    /// The script of a type that has a model: one edit, or two at once now and then.
    static var modelled: EditingScript {
        EditingScript(
            edit: { root, draws in
                var edits: [ModelEdit] = []
                for _ in 0...(draws.below(4) == 3 ? 1 : 0) {
                    let edit = root.drawEdit(from: &draws)
                    root.perform(edit)
                    edits.append(edit)
                }
                return edits
            },
            comparison: { $0.comparison(with: $1) },
            flaw: \.flaw
        )
    }
}
