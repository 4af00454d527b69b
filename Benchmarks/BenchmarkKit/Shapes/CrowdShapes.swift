import CRDTKit

/// Many replicas that type at one place at once.
enum CrowdShapes {
    static var figures: [Figure] {
        [
            Figure("crowd") { name, bench in try grow(name, bench) { try merging(name, replicas: $0, words: 1, bench) }
            },
            Figure("crowd-typing") { name, bench in
                try grow(name, bench) { try merging(name, replicas: $0, words: 10, bench) }
            },
        ]
    }

    /// Measures crowds of growing size, each against the first: near linear means near the ratio of their sizes.
    private static func grow(
        _ name: String,
        _ bench: Bench,
        _ measure: (Int) throws -> BenchmarkResult
    ) rethrows -> [BenchmarkResult] {
        var first: Double?
        return try bench.sizes([1_000, 2_000, 4_000]).map { replicas in
            var measurement = try measure(replicas)
            measurement.name = "\(name)-\(replicas)"
            guard let first else {
                first = measurement.time
                return measurement
            }
            return measurement.against("\(name)-1000", time: first)
        }
    }

    /// One replica takes in, in an order drawn at random, what so many others typed in the middle of the same text.
    private static func merging(
        _ name: String,
        replicas: Int,
        words: Int,
        _ bench: Bench
    ) throws -> BenchmarkResult {
        let (base, made) = try changes(replicas: replicas, words: words)
        var changes = made
        var random = SplitMix64(seed: UInt64(replicas))
        changes.shuffle(using: &random)
        let (timing, document) = try bench.sampler.measure(preparing: { base }) { document in
            for change in changes { try document.apply(change) }
            return document
        }
        let expected = 2 + 3 * words * replicas
        return BenchmarkResult(name).timed(timing, operations: changes.count)
            .matching(document.root.scalarCount == expected && document.parkedChanges.isEmpty)
    }

    /// A text, and what so many replicas do in the middle of it, each without knowing of the others.
    static func changes(replicas: Int, words: Int) throws -> (base: Document<RGAText>, made: [Change]) {
        var base = Document<RGAText>(replica: 1)
        try base.root.insert("[]", at: .scalar(0))
        var changes: [Change] = []
        for index in 0..<replicas {
            var author = base.fork(as: ReplicaID(high: 0, low: UInt64(index + 2)))
            for word in 0..<words { try author.root.insert("w\(word) ", at: .scalar(1 + 3 * word)) }
            changes += try author.changes(since: base.version)
        }
        return (base, changes)
    }
}
