import CRDTKit

/// Edits at random places of texts of very different length.
enum SizeShapes {
    static var figures: [Figure] {
        [
            Figure("edits-in-long-text") { name, bench in
                let sizes = bench.sizes([100_000, 1_000_000, 10_000_000])
                var first: Double?
                return try sizes.map { size in
                    let measurement = try editing("\(name)-\(size)", size: size, bench)
                    defer { first = first ?? measurement.time }
                    return measurement.against("\(name)-\(sizes[0])", time: first)
                }
            }
        ]
    }

    /// The text is made of pastes at random places, and goes on being edited from one repetition to the next: a fresh copy
    /// would measure copying.
    private static func editing(_ name: String, size: Int, _ bench: Bench) throws -> BenchmarkResult {
        var random = SplitMix64(seed: 4)
        var document = Document<RGAText>(replica: 1)
        let paste = SyntheticEdits.text(100)
        while document.root.scalarCount < size {
            try document.root.insert(paste, at: .scalar(random.below(document.root.scalarCount + 1)))
        }
        let edits = bench.size(2_000)
        let (timing, _) = try bench.sampler.measure {
            for _ in 0..<(edits / 2) {
                try document.root.insert("x", at: .scalar(random.below(document.root.scalarCount + 1)))
                try document.root.remove(at: .scalar(random.below(document.root.scalarCount)))
            }
        }
        return BenchmarkResult(name).timed(timing, operations: edits / 2 * 2).matching(
            document.root.scalarCount >= size
        )
    }
}
