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
    /// The edits of a sequential trace, counted in UTF-16 code units.
    func editsInUTF16() throws -> [TextEdit] {
        var text = RGAText(replica: 1)
        return try edits.map { edit in
            let start: UTF16Offset = try text.convert(.scalar(edit.position))
            let end: UTF16Offset = try text.convert(.scalar(edit.position + edit.removed))
            try text.apply(edit, in: ScalarOffset.self)
            return TextEdit(position: start.value, removed: end.value - start.value, inserted: edit.inserted)
        }
    }

    /// Whether a text is the recorded one, scalar by scalar; `==` would let canonically equivalent ones pass.
    func matches(_ text: String) -> Bool {
        text.utf8.elementsEqual(trace.endContent.utf8)
    }
}
