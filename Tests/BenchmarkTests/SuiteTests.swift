import Testing

@testable import BenchmarkKit

/// Each benchmark runs as in earnest, but tiny.
@Suite("Benchmarks of shapes, types and records")
struct SuiteTests {
    @Test(
        "Every figure can be measured",
        arguments: [Suite.shapes, .types, .document].flatMap { suite in
            suite.figures.map { [suite.name, $0.name] }
        }
    )
    func figure(words: [String]) {
        let tool = Tool.run(words[0], "--json", "--runs", "1", "--size", "20", "--peak", "--only", words[1])
        #expect(tool.exitCode == 0)
        #expect(tool.errors.isEmpty)
        #expect(!tool.measurements.isEmpty)
        for measurement in tool.measurements {
            #expect(measurement.name.hasPrefix(words[1]) || measurement.name.contains("code"))
            #expect(measurement.matches != false, "\(measurement.name)")
            #expect(measurement.milliseconds ?? -1 >= 0)
            #expect(measurement.peakBytes ?? 1 > 0)
        }
    }

    @Test("Figures have names of their own")
    func names() {
        for suite in [Suite.shapes, .types, .document] {
            let names = suite.figures.map(\.name)
            #expect(Set(names).count == names.count)
        }
    }

    @Test("Allocations are counted in the second run")
    func allocations() {
        var count = 0
        let bench = Bench(sampler: Sampler(runs: 1), heap: Heap(count: { count }, bytes: { 0 }))
        var runs = 0
        let allocations = bench.allocations(preparing: { count += 100 }) { _ in
            runs += 1
            count += runs
        }
        #expect(allocations == 2)
        #expect(Bench(sampler: Sampler(), heap: .unknown).allocations(preparing: {}) { _ in } == nil)
    }

    @Test("Work is repeated until it has been measured for long enough, and freed outside the measurement")
    func sampling() {
        var prepared = 0
        let sampler = Sampler(runs: 3, nanoseconds: 0)
        let (timing, output) = sampler.measure(preparing: { prepared += 1 }) { _ in prepared }
        #expect(timing.count == 3)
        #expect(output == 3)
        #expect(Sampler(runs: 1, nanoseconds: .max, mostRuns: 7).measure {}.timing.count == 7)
        #expect(Sampler(runs: 2, nanoseconds: .max, mostNanoseconds: 0).measure {}.timing.count == 2)
    }

    @Test("Synthetic edits fit their text", arguments: Script.allCases)
    func synthetic(script: Script) throws {
        for edits in [
            SyntheticEdits.typing(500, script), SyntheticEdits.randomInserts(200), SyntheticEdits.prepends(20),
            SyntheticEdits.randomRemovals(100, from: 100),
        ] {
            var length = 0
            for edit in edits {
                #expect((0...length).contains(edit.position))
                #expect(edit.position + edit.removed <= length)
                length += edit.inserted.unicodeScalars.count - edit.removed
            }
        }
        #expect(SyntheticEdits.typing(500, script).contains { $0.removed > 0 })
    }
}
