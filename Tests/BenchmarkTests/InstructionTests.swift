import Foundation
import Testing

@testable import BenchmarkKit

@Suite("Instruction counts")
struct InstructionTests {
    @Test("Every workload works", arguments: Workload.all.map(\.name))
    func workload(name: String) {
        let tool = Tool.run("work", name)
        #expect(tool.exitCode == 0)
        #expect(tool.errors.isEmpty && tool.output.isEmpty)
    }

    @Test("The baseline has every workload, and no other")
    func baseline() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Benchmarks/instructions.json").path()
        let baseline = try InstructionBaseline.read(file)
        #expect(baseline.counts.keys.sorted() == Workload.all.map(\.name).sorted())
        #expect(baseline.counts.values.allSatisfy { $0 > 0 })
    }

    @Test("What takes more than a twentieth more is found")
    func tolerance() {
        let baseline = InstructionBaseline(toolchain: "", counts: ["a": 1_000])
        #expect(!baseline.isExceeded("a", by: 1_050))
        #expect(baseline.isExceeded("a", by: 1_051))
        #expect(!baseline.isExceeded("a", by: 10))
        #expect(!baseline.isExceeded("new", by: 1))
        #expect(baseline.percent("a", 1_500) == 150)
        #expect(baseline.percent("new", 1) == nil)
    }

    @Test("The count is read from what valgrind says")
    func reading() {
        let output = "==7== Events    : Ir\n==7== Collected : 7790930\n==7== \n==7== I   refs:      7,790,930\n"
        #expect(InstructionCount.count(in: output) == 7_790_930)
        #expect(InstructionCount.count(in: "==7== Collected : 0\n") == nil)
        #expect(InstructionCount.count(in: "") == nil)
    }

    @Test("Unknown workloads and missing baselines are refused")
    func refused() {
        #expect(Tool.run("work", "nonsense").exitCode == 64)
        #expect(Tool.run("work").exitCode == 64)
        #expect(Tool.run("instructions").exitCode == 64)
        #expect(Tool.run("instructions", "--program", "x", "--baseline", "nowhere.json").exitCode == 66)
        #expect(Tool.run("instructions", "--program", "x", "--only", "nonsense").exitCode == 64)
    }
}
