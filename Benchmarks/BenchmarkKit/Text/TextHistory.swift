import CRDTKit
import ReplicaSim

/// A recording typed into documents: each edit a change of its own.
struct TextHistory {
    /// A document that holds all of it.
    let document: Document<RGAText>

    /// The changes, each after all that it depends on.
    let changes: [Change]

    /// Types a recording: a sequential one under one identity, a concurrent one under one for each author.
    init(_ recording: Recording) throws {
        if recording.trace.kind == .concurrent {
            var authorship = ConcurrentAuthorship(recording.trace)
            changes = try authorship.type()
            var document = Document<RGAText>(replica: 1)
            try document.apply(changes)
            self.document = document
        } else {
            document = try Self.typing(recording.edits, in: ScalarOffset.self)
            changes = try document.changes()
        }
    }
}

extension TextHistory {
    /// A new document after edits, each a statement of its own.
    static func typing<Offset: TextOffset>(
        _ edits: [TextEdit],
        in unit: Offset.Type
    ) throws(TextOffsetError) -> Document<RGAText> {
        var document = Document<RGAText>(replica: 1)
        for edit in edits {
            if edit.removed == 0 {
                try document.root.insert(edit.inserted, at: Offset(edit.position))
            } else if edit.inserted.isEmpty {
                try document.root.remove(at: Offset(edit.position), count: edit.removed)
            } else {
                try document.root.replace(
                    Offset(edit.position)..<Offset(edit.position + edit.removed),
                    with: edit.inserted
                )
            }
        }
        return document
    }

    /// A new document after the same edits, all of them one change.
    static func typingAtOnce<Offset: TextOffset>(
        _ edits: [TextEdit],
        in unit: Offset.Type
    ) throws(TextOffsetError) -> Document<RGAText> {
        var document = Document<RGAText>(replica: 1)
        try document.edit { (text) throws(TextOffsetError) in
            for edit in edits { try text.apply(edit, in: unit) }
        }
        return document
    }
}
