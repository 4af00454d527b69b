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
            Figure("copy-first-edit") { name, bench in
                try grow(name, bench) { document in
                    let (timing, copy) = try bench.sampler.measure(preparing: { document }) { copy in
                        try copy.root.insert("x", at: .scalar(document.root.scalarCount / 2))
                        return copy
                    }
                    return BenchmarkResult(name).timed(timing, operations: 1)
                        .matching(copy.root.scalarCount == document.root.scalarCount + 1)
                }
            },
            Figure("copy-next-edits") { name, bench in
                try grow(name, bench) { document in
                    let edits = SyntheticEdits.randomInserts(bench.size(10_000))
                    let prepare = {
                        var copy = document
                        try copy.root.insert("x", at: .scalar(document.root.scalarCount / 2))
                        return copy
                    }
                    let (timing, copy) = try bench.sampler.measure(preparing: prepare) { copy in
                        for edit in edits { try copy.root.insert(edit.inserted, at: .scalar(edit.position)) }
                        return copy
                    }
                    return BenchmarkResult(name).timed(timing, operations: edits.count)
                        .matching(copy.root.scalarCount == document.root.scalarCount + 1 + edits.count)
                }
            },
        ]
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
