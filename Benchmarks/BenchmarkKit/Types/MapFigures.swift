import CRDTKit

/// `LWWMap` against `Dictionary`.
enum MapFigures {
    static var figures: [Figure] {
        [
            Figure("lww-map-set") { name, bench in [set(name, SetFigures.numbers(bench.size(100_000)), bench)] },
            Figure("lww-map-set-strings") { name, bench in
                [set(name, SetFigures.numbers(bench.size(100_000)).map(String.init), bench)]
            },
            Figure("lww-map-overwrite") { name, bench in
                [overwrite(name, SetFigures.numbers(bench.size(100_000)), bench)]
            },
            Figure("lww-map-get") { name, bench in [get(name, SetFigures.numbers(bench.size(100_000)), bench)] },
            Figure("or-map-update") { name, bench in [update(name, SetFigures.numbers(bench.size(100_000)), bench)] },
        ]
    }

    private static func set<Key: Hashable & WireCodable>(
        _ name: String,
        _ keys: [Key],
        _ bench: Bench
    ) -> BenchmarkResult {
        let plain = bench.sampler.measure {
            var map: [Key: Int] = [:]
            for (index, key) in keys.enumerated() { map[key] = index }
            return map
        }
        let write = { (map: inout LWWMap<Key, Int>) in
            for (index, key) in keys.enumerated() { map[key] = index }
        }
        let (timing, map) = bench.sampler.measure(preparing: { LWWMap<Key, Int>(replica: 1) }) { map in
            write(&map)
            return map
        }
        let allocations = bench.allocations(preparing: { LWWMap<Key, Int>(replica: 1) }, write)
        return BenchmarkResult(name).timed(timing, operations: keys.count).allocating(allocations)
            .against("Dictionary", plain.timing).matching(map.count == plain.output.count)
    }

    private static func overwrite(_ name: String, _ keys: [Int], _ bench: Bench) -> BenchmarkResult {
        var map = LWWMap<Int, Int>(replica: 1)
        var plainMap: [Int: Int] = [:]
        for key in keys { (map[key], plainMap[key]) = (0, 0) }
        let plain = bench.sampler.measure {
            for (index, key) in keys.enumerated() { plainMap[key] = index }
        }
        let write = { for (index, key) in keys.enumerated() { map[key] = index } }
        let (timing, _) = bench.sampler.measure(write)
        let allocations = bench.allocations(preparing: {}) { _ in write() }
        return BenchmarkResult(name).timed(timing, operations: keys.count).allocating(allocations)
            .against("Dictionary", plain.timing).matching(map[keys[0]] == 0 && map.count == plainMap.count)
    }

    private static func get(_ name: String, _ keys: [Int], _ bench: Bench) -> BenchmarkResult {
        var map = LWWMap<Int, Int>(replica: 1)
        var plainMap: [Int: Int] = [:]
        for key in keys { (map[key], plainMap[key]) = (key, key) }
        let plain = bench.sampler.measure { keys.reduce(0) { $0 &+ (plainMap[$1] ?? 0) } }
        let (timing, sum) = bench.sampler.measure { keys.reduce(0) { $0 &+ (map[$1] ?? 0) } }
        return BenchmarkResult(name).timed(timing, operations: keys.count).against("Dictionary", plain.timing)
            .matching(sum == plain.output)
    }

    /// A counter under each key, counted up twice: created, then edited.
    private static func update(_ name: String, _ keys: [Int], _ bench: Bench) -> BenchmarkResult {
        let plain = bench.sampler.measure {
            var map: [Int: Int] = [:]
            for _ in 0..<2 { for key in keys { map[key, default: 0] += 1 } }
            return map
        }
        let (timing, map) = bench.sampler.measure(preparing: { ORMap<Int, PNCounter>(replica: 1) }) { map in
            for _ in 0..<2 { for key in keys { map[key, default: PNCounter()].increment() } }
            return map
        }
        return BenchmarkResult(name).timed(timing, operations: 2 * keys.count).against("Dictionary", plain.timing)
            .matching(map.count == plain.output.count && map[keys[0]]?.value == 2)
    }
}
