import CRDTKit

extension Workload {
    /// Texts.
    static var texts: [Workload] {
        [
            Workload("text-local") { typing(edits, in: ScalarOffset.self) },
            Workload("text-local-utf16") { typing(try edits.inUTF16(), in: UTF16Offset.self) },
            Workload("text-one-change") {
                let edits = edits
                return { _ = try TextHistory.typingAtOnce(edits, in: ScalarOffset.self) }
            },
            Workload("text-random-inserts") { typing(SyntheticEdits.randomInserts(5_000), in: ScalarOffset.self) },
            Workload("text-random-removals") {
                typing(SyntheticEdits.randomRemovals(5_000, from: 5_000), in: ScalarOffset.self)
            },
            Workload("text-prepends") { typing(SyntheticEdits.prepends(5_000), in: ScalarOffset.self) },
            Workload("text-remote-changes") {
                let changes = try document().changes()
                return {
                    var document = Document<RGAText>(replica: 2)
                    for change in changes { try document.apply(change) }
                    _ = document.root.string
                }
            },
            Workload("text-remote-update") {
                let update = try UpdateExchange.update(from: document(), since: VersionVector())
                return {
                    var document = Document<RGAText>(replica: 2)
                    try UpdateExchange.apply(update, to: &document)
                    _ = document.root.string
                }
            },
            Workload("text-save-state") {
                let document = try document()
                return { _ = document.snapshot() }
            },
            Workload("text-load-state") {
                let bytes = try document().snapshot()
                return {
                    var document = Document<RGAText>(replica: 2)
                    try document.merge(snapshot: bytes)
                    _ = document.root.string
                }
            },
            Workload("text-save-history") {
                let document = try document()
                return { _ = document.encoded() }
            },
            Workload("text-load-history") {
                let bytes = try document().encoded()
                return { _ = try Document<RGAText>(decoding: bytes).root.string }
            },
            Workload("text-merge-crowd") {
                let changes = try CrowdShapes.changes(replicas: 200, words: 2)
                return {
                    var document = changes.base
                    for change in changes.made { try document.apply(change) }
                }
            },
        ]
    }

    private static var edits: [TextEdit] { SyntheticEdits.typing(10_000, .ascii) }

    private static func document() throws -> Document<RGAText> {
        try TextHistory.typing(edits, in: ScalarOffset.self)
    }

    private static func typing<Offset: TextOffset>(
        _ edits: [TextEdit],
        in unit: Offset.Type
    ) -> () throws -> Void {
        { _ = try TextHistory.typing(edits, in: unit) }
    }
}
