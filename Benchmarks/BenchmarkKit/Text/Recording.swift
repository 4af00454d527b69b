import CRDTKit
import ReplicaSim

/// An editing trace, made ready for being measured with.
struct Recording {
    /// The name of its file, without endings.
    let name: String

    /// The trace itself.
    let trace: EditingTrace

    /// The edits of a sequential trace, counted in Unicode scalars.
    let edits: [TextEdit]

    init(name: String, trace: EditingTrace) {
        self.name = name
        self.trace = trace
        edits =
            trace.kind == .concurrent
            ? []
            : trace.transactions.flatMap(\.patches).compactMap { patch in
                patch.deleted == 0 && patch.inserted.isEmpty
                    ? nil : TextEdit(position: patch.position, removed: patch.deleted, inserted: patch.inserted)
            }
    }
}

extension Recording {
    /// Whether a text is the recorded one, scalar by scalar; `==` would let canonically equivalent ones pass.
    func matches(_ text: String) -> Bool {
        text.utf8.elementsEqual(trace.endContent.utf8)
    }
}
