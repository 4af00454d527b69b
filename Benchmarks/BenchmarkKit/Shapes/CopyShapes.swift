import CRDTKit

/// Copying a document, and editing the copy.
enum CopyShapes {
    static var figures: [Figure] {
        [
            Figure("copy") { name, bench in
                try grow(name, bench) { document in
                    let count = 1_000
                    let (timing, copies) = bench.sampler.measure { (0..<count).map { _ in document } }
                    return BenchmarkResult(name).timed(timing, operations: count)
                        .matching(copies.last?.root.scalarCount == document.root.scalarCount)
                }
            },
            Figure("copy-first-edit") { name, bench in try edits(name, after: 0, count: 1, bench) },
            Figure("copy-second-edit") { name, bench in try edits(name, after: 1, count: 1, bench) },
            Figure("copy-next-edits") { name, bench in try edits(name, after: 1, count: bench.size(10_000), bench) },
        ]
    }

    /// Edits of a copy that has been edited so often before.
    private static func edits(_ name: String, after before: Int, count: Int, _ bench: Bench) throws -> [BenchmarkResult]
    {
        try grow(name, bench) { document in
            let edits = SyntheticEdits.randomInserts(before + count)
            let type = { (copy: inout Document<RGAText>, edits: ArraySlice<TextEdit>) in
                for edit in edits { try copy.root.insert(edit.inserted, at: .scalar(edit.position)) }
            }
            let prepare = {
                var copy = document
                try type(&copy, edits.prefix(before))
                return copy
            }
            let (timing, copy) = try bench.sampler.measure(preparing: prepare) { copy in
                try type(&copy, edits.dropFirst(before))
                return copy
            }
            return BenchmarkResult(name).timed(timing, operations: count)
                .matching(copy.root.scalarCount == document.root.scalarCount + edits.count)
        }
    }

    /// Measures with typed documents of growing size, each against the first.
    private static func grow(
        _ name: String,
        _ bench: Bench,
        _ measure: (Document<RGAText>) throws -> BenchmarkResult
    ) throws -> [BenchmarkResult] {
        var first: Double?
        let sizes = bench.sizes([10_000, 100_000, 1_000_000])
        return try sizes.map { size in
            let document = try TextHistory.typing(SyntheticEdits.typing(size, .ascii), in: ScalarOffset.self)
            var measurement = try measure(document)
            measurement.name = "\(name)-\(size)"
            defer { first = first ?? measurement.time }
            return measurement.against("\(name)-\(sizes[0])", time: first)
        }
    }
}
