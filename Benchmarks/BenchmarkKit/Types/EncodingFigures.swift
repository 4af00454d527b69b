import CRDTKit

/// How quickly values become bytes, and bytes values.
enum EncodingFigures {
    static var figures: [Figure] {
        [
            Figure("or-set") { name, bench in
                var set = ORSet<Int>(replica: 1)
                set.formUnion(SetFigures.numbers(bench.size(100_000)))
                return try coding(name, set, bench)
            },
            Figure("or-set-strings") { name, bench in
                var set = ORSet<String>(replica: 1)
                set.formUnion(SetFigures.numbers(bench.size(100_000)).map(String.init))
                return try coding(name, set, bench)
            },
            Figure("lww-map") { name, bench in
                var map = LWWMap<Int, Int>(replica: 1)
                for number in SetFigures.numbers(bench.size(100_000)) { map[number] = number }
                return try coding(name, map, bench)
            },
            Figure("rga-array") { name, bench in
                var array = RGAArray<Int>(replica: 1)
                for edit in SyntheticEdits.randomInserts(bench.size(100_000)) {
                    array.insert(edit.position, at: edit.position)
                }
                return try coding(name, array, bench)
            },
            Figure("rga-text") { name, bench in
                var text = RGAText(replica: 1)
                for edit in SyntheticEdits.typing(bench.size(1_000_000), .ascii) {
                    try text.apply(edit, in: ScalarOffset.self)
                }
                return try coding(name, text, bench)
            },
        ].map { figure in Figure("\(figure.name)-coding") { try figure.measure(figure.name, $1) } }
    }

    private static func coding<Value: StandaloneReplicated & InitializableReplicated>(
        _ name: String,
        _ value: Value,
        _ bench: Bench
    ) throws -> [BenchmarkResult] {
        let encoding = bench.sampler.measure { value.encoded() }
        let bytes = encoding.output
        let decoding = try bench.sampler.measure { try Value(decoding: bytes) }
        return [
            BenchmarkResult("\(name)-encode").timed(encoding.timing).throughput(bytes.count),
            BenchmarkResult("\(name)-decode").timed(decoding.timing).throughput(bytes.count)
                .matching(decoding.output == value),
        ]
    }
}
