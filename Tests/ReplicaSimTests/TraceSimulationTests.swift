import CRDTKit
import Foundation
import Testing

@testable import ReplicaSim

@Suite("Typing traces over a bad network")
struct TraceSimulationTests {
    private static var hostile: SimulationConfiguration {
        var configuration = TraceSimulation.defaults
        configuration.faults.loss = .percent(20)
        configuration.faults.duplication = .percent(10)
        configuration.faults.reordering = .percent(20)
        return configuration
    }

    private static func plan(_ json: String) throws -> TracePlan {
        TracePlan(try EditingTrace.read(json))
    }

    @Test(
        "The built-in traces are reproduced in every mode",
        arguments: BuiltInTraces.all.map(\.name),
        ReplicationMode.allCases
    )
    func builtIn(name: String, mode: ReplicationMode) throws {
        let json = try #require(BuiltInTraces.all.first { $0.name == name }?.json)
        let plan = TracePlan(try EditingTrace.read(json))
        for seed in 1...5 as ClosedRange<UInt64> {
            var configuration = Self.hostile
            configuration.seed = seed
            configuration.replication = mode
            let result = TraceSimulation.run(plan, name: name, configuration: configuration)
            #expect(result.verdict == .converged)
            #expect(result.matches == [true, true, true])
            #expect(result.run.network.lost > 0)
        }
    }

    @Test("A trace whose recorded text is another one does not match")
    func mismatch() throws {
        let plan = try Self.plan(#"{"endContent":"ax","txns":[{"patches":[[0,0,"ab"]]}]}"#)
        let result = TraceSimulation.run(plan, name: "", configuration: TraceSimulation.defaults)
        #expect(result.matches == [false, false, false])
        #expect(result.verdict == .safetyViolated)
        #expect(result.run.sighting?.violation.oracle == "recorded text")
    }

    @Test("Canonically equivalent text is not the same text")
    func equivalence() throws {
        let plan = try Self.plan(#"{"endContent":"\u00e9","txns":[{"patches":[[0,0,"e\u0301"]]}]}"#)
        let result = TraceSimulation.run(plan, name: "", configuration: TraceSimulation.defaults)
        #expect(!result.matchesEverywhere)
    }

    @Test(
        "Edits beyond the text are refused, or a violation where only typing shows it; never a trap",
        arguments: ["[3,0,\"x\"]", "[0,3,\"\"]", "[2,1,\"x\"]", "[0,9223372036854775807,\"x\"]"]
    )
    func beyond(patch: String) throws {
        #expect(throws: TraceError.self) {
            try Self.plan(#"{"endContent":"","txns":[{"patches":[[0,0,"ab"],\#(patch)]}]}"#)
        }
        let concurrent =
            #"{"kind":"concurrent","numAgents":1,"endContent":"","txns":[{"patches":[[0,0,"ab"],\#(patch)]}]}"#
        let plan = try Self.plan(concurrent)
        let result = TraceSimulation.run(plan, name: "", configuration: TraceSimulation.defaults)
        #expect(result.verdict == .safetyViolated)
        #expect(result.run.sighting?.violation.oracle == "typing")
    }

    @Test("An author types on what they had seen, not on what has arrived meanwhile")
    func history() throws {
        // Author 1 replaces "b" without knowing of author 0's "xxxx" at the start, however long ago that was typed.
        let filler = (3...40).map { "{\"parents\":[\($0 - 1)],\"agent\":0,\"patches\":[[0,0,\"x\"]]}" }
        let json = """
            {"kind":"concurrent","numAgents":2,"endContent":"\(String(repeating: "x", count: 38))aBc!","txns":[
            {"parents":[],"agent":0,"patches":[[0,0,"abc"]]},
            {"parents":[0],"agent":1,"patches":[[3,0,"!"]]},
            {"parents":[0],"agent":0,"patches":[]},
            \(filler.joined(separator: ",\n")),
            {"parents":[1],"agent":1,"patches":[[1,1,"B"]]}]}
            """
        let plan = try Self.plan(json)
        #expect(plan.changes == 41)
        let result = TraceSimulation.run(plan, name: "", configuration: Self.hostile)
        #expect(result.verdict == .converged)
        #expect(result.matchesEverywhere)
    }

    @Test("What a transaction builds on is found once, parents first")
    func ancestors() throws {
        let json = #"""
            {"kind":"concurrent","numAgents":1,"endContent":"","txns":[
            {"parents":[]},{"parents":[0]},{"parents":[0]},{"parents":[1,2]},{"parents":[3]},{"parents":[0]}]}
            """#
        let trace = try EditingTrace.read(json)
        var history = TraceHistory(transactions: 6)
        #expect(history.missing(before: 4, in: trace) == [0, 1, 2, 3])
        #expect(history.missing(before: 0, in: trace) == [])
        for transaction in [0, 1] { history.add(transaction) }
        #expect(history.missing(before: 4, in: trace) == [2, 3])
    }

    @Test("There are as many replicas as authors, or more")
    func replicas() throws {
        let plan = TracePlan(try EditingTrace.read(BuiltInTraces.all[1].json))
        var configuration = TraceSimulation.defaults
        configuration.replicas = 2
        #expect(TraceSimulation.run(plan, name: "", configuration: configuration).matches.count == 3)
        configuration.replicas = 6
        let result = TraceSimulation.run(plan, name: "", configuration: configuration)
        #expect(result.matches == Array(repeating: true, count: 6))
    }

    @Test("The command reads plain and gzipped files, and says what is wrong with others")
    func command() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "traces-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = folder.appending(path: "poem.json")
        let zipped = folder.appending(path: "poem.json.gz")
        let damaged = folder.appending(path: "damaged.json.gz")
        try Data(BuiltInTraces.all[0].json.utf8).write(to: plain)
        try Self.compress(plain)
        try Data(contentsOf: zipped).dropLast(9).write(to: damaged)

        let both = try Tool.run("trace", "--json", "--jobs", "2", "--seed", "3", plain.path(), zipped.path())
        #expect(both.exitCode == 0)
        let objects = try both.output.split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        #expect(objects.map { $0?["file"] as? String } == [plain.path(), zipped.path()])
        #expect(objects.allSatisfy { $0?["matches"] as? Bool == true && $0?["edits"] as? Int == 80 })
        #expect(objects.allSatisfy { $0?["replicas"] as? Int == 3 && $0?["bytesSent"] as? Int ?? 0 > 0 })
        #expect(objects.allSatisfy { $0?["wallSeconds"] is Double })

        for (file, problem) in [
            (damaged.path(), "the gzip data is damaged"), (folder.path(), "it is a folder"),
            (folder.appending(path: "none").path(), "there is no such file"), (#filePath, "not a trace"),
        ] {
            let outcome = try Tool.run("trace", plain.path(), file)
            #expect(outcome.exitCode == 66)
            #expect(outcome.errors.contains(problem) && outcome.errors.contains(file), "\(outcome.errors)")
            #expect(outcome.output.isEmpty)
        }
    }

    @Test("Without a file, the built-in traces are replayed")
    func withoutFile() throws {
        let outcome = try Tool.run("trace")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("2 of 2 runs reproduced the recorded text"))
        #expect(outcome.output.contains("identical, event by event"))
    }

    /// Writes a gzipped copy of a file beside it.
    private static func compress(_ file: URL) throws {
        let gzip = Process()
        gzip.executableURL = URL(filePath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-k", "--", file.path()]
        try gzip.run()
        gzip.waitUntilExit()
        try #require(gzip.terminationStatus == 0)
    }
}
