import Foundation
import ReplicaSim
import Testing

@testable import ReplicaSimTool

/// A flag that merges by taking what comes, and so never agrees.
private struct Fickle: MergedType {
    var value = 0

    init(replica: Int) {}

    var content: String { "\(value)" }
    func operation(at moment: Moment, from draws: inout DrawStream) -> Int? { 1 + draws.below(3) }
    mutating func perform(_ operation: Int) { value = operation }
    mutating func merge(_ other: Fickle) { value = other.value }
}

@Suite("The command line for types of one's own")
struct SimulatorToolTests {
    private let tool = SimulatorTool("fickle", version: "7", workloads: [Workload("flag", testing: Fickle.self)])

    @Test("Every command knows the workload, under the name of the executable")
    func specs() {
        let help = tool.with { ToolCommand.standard.map(\.spec.help) }
        #expect(help.count == 6)
        #expect(help.allSatisfy { $0.contains("Usage: fickle ") && !$0.contains("replica-sim") })
        #expect(help[0].contains("Workloads:\n  flag\n"))
    }

    @Test("A wrong type fails in every way of looking at it, and its schedule replays", .timeLimit(.minutes(1)))
    func commands() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fickle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, small) = (folder.appending(path: "run").path(), folder.appending(path: "small").path())
        #expect(await tool.run(["run", "--operations", "20", "--json", "--trace", file]) != 0)
        #expect(await tool.run(["replay", "--json", file]) != 0)
        #expect(await tool.run(["shrink", "--json", "--output", small, file]) != 0)
        #expect(await tool.run(["replay", "--json", small]) != 0)
        #expect(await tool.run(["hunt", "--seeds", "5", "--json"]) != 0)
        #expect(await tool.run(["explore", "--operations", "2", "--json"]) == 1)
        #expect(await tool.run(["run", "--workload", "or-set"]) == 64)
        #expect(await tool.run(["mutants"]) == 64)
    }
}
