import CRDTKit

/// The same typing as one change and as many.
enum GroupingShapes {
    static var figures: [Figure] {
        [
            Figure("one-change") { name, bench in
                let edits = SyntheticEdits.typing(bench.size(100_000), .ascii)
                let many = try bench.sampler.measure { try TextHistory.typing(edits, in: ScalarOffset.self) }
                let one = try bench.sampler.measure { try TextHistory.typingAtOnce(edits, in: ScalarOffset.self) }
                let same = many.output.root.string == one.output.root.string
                return [
                    BenchmarkResult(name).timed(one.timing, operations: edits.count).against(
                        "many changes",
                        many.timing
                    )
                    .matching(same)
                ]
            },
            Figure("one-change-remote") { name, bench in
                let edits = SyntheticEdits.typing(bench.size(100_000), .ascii)
                let many = try TextHistory.typing(edits, in: ScalarOffset.self).changes()
                let one = try TextHistory.typingAtOnce(edits, in: ScalarOffset.self).changes()
                let (slow, expected) = try bench.sampler.measure { try text(applying: many) }
                let (timing, received) = try bench.sampler.measure { try text(applying: one) }
                return [
                    BenchmarkResult(name).timed(timing, operations: edits.count).against("many changes", slow)
                        .matching(received == expected)
                ]
            },
        ]
    }

    private static func text(applying changes: [Change]) throws -> String {
        var document = Document<RGAText>(replica: 2)
        for change in changes { try document.apply(change) }
        return document.root.string
    }
}
