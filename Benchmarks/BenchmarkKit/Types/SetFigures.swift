import CRDTKit

/// `ORSet` against `Set`.
enum SetFigures {
    static var figures: [Figure] {
        [
            Figure("or-set-insert") { name, bench in [insert(name, numbers(bench.size(100_000)), bench)] },
            Figure("or-set-insert-strings") { name, bench in
                [insert(name, numbers(bench.size(100_000)).map(String.init), bench)]
            },
            Figure("or-set-contains") { name, bench in [contains(name, numbers(bench.size(100_000)), bench)] },
            Figure("or-set-contains-strings") { name, bench in
                [contains(name, numbers(bench.size(100_000)).map(String.init), bench)]
            },
            Figure("or-set-merge") { name, bench in [merge(name, numbers(bench.size(100_000)), bench)] },
        ]
    }

    /// Distinct numbers without any order.
    static func numbers(_ count: Int) -> [Int] {
        var random = SplitMix64(seed: 5)
        return (0..<count).map { $0 << 20 | random.below(1 << 20) }.shuffled(using: &random)
    }

    private static func insert<Element: Hashable & WireCodable>(
        _ name: String,
        _ elements: [Element],
        _ bench: Bench
    ) -> BenchmarkResult {
        let plain = bench.sampler.measure {
            var set = Set<Element>()
            for element in elements { set.insert(element) }
            return set
        }
        let write = { (set: inout ORSet<Element>) in
            for element in elements { set.insert(element) }
        }
        let (timing, set) = bench.sampler.measure(preparing: { ORSet<Element>(replica: 1) }) { set in
            write(&set)
            return set
        }
        let allocations = bench.allocations(preparing: { ORSet<Element>(replica: 1) }, write)
        return BenchmarkResult(name).timed(timing, operations: elements.count).allocating(allocations)
            .against("Set", plain.timing).matching(set.count == plain.output.count)
    }

    /// Half of what is asked for is there.
    private static func contains<Element: Hashable & WireCodable>(
        _ name: String,
        _ elements: [Element],
        _ bench: Bench
    ) -> BenchmarkResult {
        let half = elements.prefix(elements.count / 2)
        var set = ORSet<Element>(replica: 1)
        set.formUnion(half)
        let plainSet = Set(half)
        let plain = bench.sampler.measure { elements.reduce(0) { plainSet.contains($1) ? $0 + 1 : $0 } }
        let (timing, found) = bench.sampler.measure { elements.reduce(0) { set.contains($1) ? $0 + 1 : $0 } }
        return BenchmarkResult(name).timed(timing, operations: elements.count).against("Set", plain.timing)
            .matching(found == plain.output)
    }

    /// Two sets that differ in one element of a hundred.
    private static func merge(_ name: String, _ elements: [Int], _ bench: Bench) -> BenchmarkResult {
        let differing = max(2, elements.count / 100)
        let common = elements.dropFirst(differing)
        var mine = ORSet<Int>(replica: 1)
        mine.formUnion(common)
        var theirs = mine.fork(as: 2)
        mine.formUnion(elements.prefix(differing / 2))
        theirs.formUnion(elements.prefix(differing).dropFirst(differing / 2))
        let (plainMine, plainTheirs) = (Set(mine.elements), Set(theirs.elements))
        let plain = bench.sampler.measure { plainMine.union(plainTheirs) }
        let (timing, merged) = bench.sampler.measure { mine.merging(theirs) }
        return BenchmarkResult(name).timed(timing).against("Set.union", plain.timing)
            .matching(merged.count == plain.output.count)
    }
}
