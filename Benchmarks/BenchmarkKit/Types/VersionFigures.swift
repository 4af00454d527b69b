import CRDTKit

/// Version vectors.
enum VersionFigures {
    static var figures: [Figure] {
        [
            Figure("version-compare") { name, bench in
                let replicas = bench.size(100)
                let mine = vector(replicas) { UInt64($0 + 1) }
                // Each is ahead in another entry, so that no comparison can stand for all.
                let theirs = (0..<replicas).map { ahead in
                    vector(replicas) { UInt64($0 == ahead ? $0 + 2 : $0 + 1) }
                }
                let count = theirs.count
                let work = { theirs.reduce(0) { mine.compare($1) == .before ? $0 + 1 : $0 } }
                let (timing, found) = bench.sampler.measure(work)
                let allocations = bench.allocations(preparing: {}) { _ in _ = work() }
                return [
                    BenchmarkResult(name).timed(timing, operations: count).allocating(allocations).matching(
                        found == count
                    )
                ]
            },
            Figure("version-merge") { name, bench in
                let replicas = bench.size(100)
                let mine = vector(replicas) { UInt64($0 + 1) }
                let theirs = vector(replicas) { UInt64(replicas - $0) }
                let count = 1_000
                let (timing, merged) = bench.sampler.measure(preparing: { mine }) { vector in
                    for _ in 0..<count { vector.merge(theirs) }
                    return vector
                }
                return [
                    BenchmarkResult(name).timed(timing, operations: count)
                        .matching(mine.isIncluded(in: merged) && theirs.isIncluded(in: merged))
                ]
            },
        ]
    }

    private static func vector(_ count: Int, counter: (Int) -> UInt64) -> VersionVector {
        VersionVector((0..<count).map { (ReplicaID(high: 0, low: UInt64($0 + 1)), counter($0)) })
    }
}
