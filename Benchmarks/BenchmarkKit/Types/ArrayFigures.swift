import CRDTKit

/// `RGAArray` against `RGAText`, which holds the like.
enum ArrayFigures {
    static var figures: [Figure] {
        [
            Figure("rga-array-random-inserts") { name, bench in
                let edits = SyntheticEdits.randomInserts(bench.size(100_000))
                let text = try bench.sampler.measure(preparing: { RGAText(replica: 1) }) { text in
                    for edit in edits { try text.insert(edit.inserted, at: .scalar(edit.position)) }
                    return text
                }
                let (timing, array) = bench.sampler.measure(preparing: { RGAArray<Int>(replica: 1) }) { array in
                    for (index, edit) in edits.enumerated() { array.insert(index, at: edit.position) }
                    return array
                }
                return [
                    BenchmarkResult(name).timed(timing, operations: edits.count).against("RGAText", text.timing)
                        .matching(array.count == text.output.scalarCount)
                ]
            },
            Figure("rga-array-appends") { name, bench in
                let count = bench.size(100_000)
                let plain = bench.sampler.measure {
                    var array: [Int] = []
                    for index in 0..<count { array.append(index) }
                    return array
                }
                let (timing, array) = bench.sampler.measure(preparing: { RGAArray<Int>(replica: 1) }) { array in
                    for index in 0..<count { array.append(index) }
                    return array
                }
                return [
                    BenchmarkResult(name).timed(timing, operations: count).against("Array", plain.timing)
                        .matching(Array(array) == plain.output)
                ]
            },
        ]
    }
}
