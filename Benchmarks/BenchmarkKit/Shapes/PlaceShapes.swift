import CRDTKit

/// Edits at places where nobody has just edited.
enum PlaceShapes {
    static var figures: [Figure] {
        [
            Figure("random-inserts") { name, bench in
                [try typing(name, SyntheticEdits.randomInserts(bench.size(100_000)), bench)]
            },
            Figure("paste-random-removals") { name, bench in
                let count = bench.size(100_000)
                return [try typing(name, SyntheticEdits.randomRemovals(count, from: count), bench)]
            },
            Figure("paste-random-removals-half") { name, bench in
                let count = bench.size(100_000)
                return [try typing(name, SyntheticEdits.randomRemovals(count, from: 2 * count), bench)]
            },
            Figure("prepends") { name, bench in [try typing(name, SyntheticEdits.prepends(bench.size(100_000)), bench)]
            },
            Figure("random-inserts-remote") { name, bench in
                [try receiving(name, SyntheticEdits.randomInserts(bench.size(100_000)), bench)]
            },
            Figure("prepends-remote") { name, bench in
                [try receiving(name, SyntheticEdits.prepends(bench.size(100_000)), bench)]
            },
        ]
    }

    /// Each edit as a statement of its own.
    static func typing(_ name: String, _ edits: [TextEdit], _ bench: Bench) throws -> BenchmarkResult {
        let (timing, document) = try bench.sampler.measure { try TextHistory.typing(edits, in: ScalarOffset.self) }
        let length = edits.reduce(0) { $0 + $1.inserted.unicodeScalars.count - $1.removed }
        return BenchmarkResult(name).timed(timing, operations: edits.count)
            .matching(document.root.scalarCount == length)
    }

    /// Each change applied on its own by another replica.
    static func receiving(_ name: String, _ edits: [TextEdit], _ bench: Bench) throws -> BenchmarkResult {
        let author = try TextHistory.typing(edits, in: ScalarOffset.self)
        let changes = try author.changes()
        let (timing, text) = try bench.sampler.measure {
            var document = Document<RGAText>(replica: 2)
            for change in changes { try document.apply(change) }
            return document.root.string
        }
        return BenchmarkResult(name).timed(timing, operations: edits.count).matching(text == author.root.string)
    }
}
