import Foundation
import Testing

@testable import ReplicaSimTool
@testable import replica_sim

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "What cannot be understood exits with 64, says why and where help is",
        arguments: [
            ([], "a command is missing"),
            (["rnu"], "unknown command 'rnu'. Did you mean 'run'?"),
            (["--seed", "3"], "Did you mean 'replica-sim run --seed'?"),
            (["run", "--sead", "3"], "unknown option '--sead'. Did you mean '--seed'?"),
            (["run", "--replcias=3"], "unknown option '--replcias'. Did you mean '--replicas'?"),
            (["run", "--dup", "3"], "unknown option '--dup'. Did you mean '--duplicate'?"),
            (["run", "-x"], "unknown option '-x'."),
            (["run", "--seed"], "'--seed' needs a value: N"),
            (["run", "--seed", "--json"], "'--seed' needs a value: N"),
            (["run", "--seed", "-1"], "'--seed -1': expected a whole number"),
            (["run", "--json=yes"], "'--json' takes no value"),
            (["run", "--loss", "101"], "'--loss 101': expected a percentage from 0 to 100"),
            (["run", "--replicas", "0"], "expected a whole number from 1 to 1000"),
            (["run", "--delay", "soon"], "'--delay soon': expected a delay such as 20ms"),
            (["run", "--workload", "broken-sink"], "unknown workload 'broken-sink'. Did you mean 'broken-sync'?"),
            (["run", "--replication", "stats"], "unknown replication 'stats'. Did you mean 'state'?"),
            (["run", "--replication", "zzz"], "One of: state, delta, operations."),
            (["run", "poem.json"], "'run' takes no argument 'poem.json'"),
            (["run", "--", "--seed"], "'run' takes no argument '--seed'"),
            (["help", "rum"], "Did you mean 'run'?"),
        ]
    )
    func usage(arguments: [String], complaint: String) throws {
        let outcome = try Tool.run(arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
        #expect(outcome.errors.contains("--help"))
        #expect(outcome.output.isEmpty)
    }

    @Test(
        "Help is what it was",
        arguments: [
            ["help"], ["run", "--help"], ["trace", "--help"], ["hunt", "--help"], ["explore", "--help"],
            ["mutants", "--help"], ["replay", "--help"], ["shrink", "--help"], ["report", "--help"],
            ["digests", "--help"],
        ]
    )
    func help(arguments: [String]) throws {
        let golden = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Support/Golden/replica-sim/\(arguments[0]).txt")
        let outcome = try Tool.run(arguments)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.isEmpty)
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try Data(outcome.output.utf8).write(to: golden)
        }
        #expect(outcome.output == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
    }

    @Test("The three ways to help agree, and the version is printed")
    func helpSpellings() throws {
        let expected = try Tool.run("run", "--help").output
        #expect(try Tool.run("help", "run").output == expected)
        #expect(try Tool.run("run", "--seed", "3", "-h").output == expected)
        #expect(try Tool.run("--help").output == (try Tool.run("help").output))
        #expect(try Tool.run("--version").output == "replica-sim 0.1.0\n")
    }

    @Test(
        "What is broken on purpose exits with its code and says so",
        arguments: [
            ("broken-counter", Int32(1), "SAFETY VIOLATED"), ("broken-sync", 2, "DID NOT CONVERGE"),
            ("broken-silence", 2, "DID NOT FALL SILENT"), ("broken-rerun", 3, "A RERUN DIFFERED"),
        ]
    )
    func alarms(workload: String, exitCode: Int32, words: String) throws {
        let outcome = try Tool.run("run", "--workload", workload)
        #expect(outcome.exitCode == exitCode)
        #expect(outcome.output.contains(words))
        #expect(outcome.errors.isEmpty, "progress is for terminals")
        let sweep = try Tool.run("run", "--workload", workload, "--seeds", "3", "--check-rerun")
        #expect(sweep.exitCode == exitCode)
        #expect(sweep.output.contains("again: replica-sim run --workload \(workload) --seed 1"))
    }

    @Test("A run is written down, replayed to the same end, and reduced")
    func recording() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schedules-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "run.txt").path()
        let small = folder.appending(path: "small.txt").path()
        let run = try Tool.run(
            ["run", "--workload", "broken-counter", "--operations", "20", "--replicas", "3", "--json", "--trace", file]
        )
        #expect(run.exitCode == 1)
        let replay = try Tool.run("replay", file, "--json")
        #expect(replay.exitCode == 1)
        let shrink = try Tool.run("shrink", file, "--output", small)
        #expect(shrink.exitCode == 1)
        #expect(shrink.output.contains("convergence: "))
        #expect(try Tool.run("replay", small).exitCode == 1)
        let lines = try String(contentsOfFile: small, encoding: .utf8).split(separator: "\n")
        let steps = lines.count { $0.contains(" r") }
        #expect(steps <= 5)
        #expect(try Tool.run("replay", folder.path()).exitCode == 66)
        #expect(try Tool.run("replay").exitCode == 64)
    }

    @Test("The search for planted bugs ends with how many were found")
    func mutants() throws {
        let found = try Tool.run("mutants", "--only", "3", "--quick")
        #expect(found.exitCode == 0)
        #expect(found.output.hasSuffix("1 of 1 mutants found\n"))
        let missed = try Tool.run("mutants", "--only", "16", "--quick", "--seeds", "1", "--json")
        #expect(missed.exitCode == 1)
        #expect(missed.output.contains("\"summary\":\"0 of 1 mutants found\""))
    }

    @Test("An exhaustive search says whether all converge")
    func explore() throws {
        let good = try Tool.run("explore", "--workload", "or-set", "--operations", "2", "--json")
        #expect(good.exitCode == 0)
        #expect(good.output.contains("\"converges\":true"))
        let bad = try Tool.run("explore", "--workload", "mutant-35", "--operations", "3")
        #expect(bad.exitCode == 1)
        #expect(bad.output.hasSuffix("NOT all converge\n"))
    }

    @Test("A sweep as a table to paste has one row")
    func markdown() throws {
        let sweep = try Tool.run("run", "--seeds", "3", "--operations", "10", "--markdown", "--no-check-rerun")
        #expect(sweep.exitCode == 0)
        #expect(sweep.output.split(separator: "\n").count == 3)
        #expect(sweep.output.contains(#/\| mixed \| 3 \| 0 \| 30 \|/#))
    }

    @Test("Shards and their report add up to the sweep")
    func shards() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try (1...3).map { part in
            let file = folder.appending(path: "\(part).jsonl")
            let sweep = ["run", "--seeds", "7", "--operations", "10", "--json", "--shard", "\(part)/3"]
            try Data(Tool.run(sweep).output.utf8).write(to: file)
            return file.path()
        }
        let report = try Tool.run(["report"] + files)
        #expect(report.exitCode == 0)
        #expect(report.output.contains(#/mixed +7 +0 +70 /#))
    }

    @Test("A run that is asked for twice decides the same, or the difference is shown")
    func determinism() throws {
        let good = try Tool.run("run", "--operations", "20", "--check-determinism")
        #expect(good.exitCode == 0)
        #expect(good.output.contains("decisions are the same twice"))
        let bad = try Tool.run("run", "--workload", "broken-rerun", "--check-determinism", "--no-check-rerun")
        #expect(bad.exitCode == 3)
        #expect(bad.output.contains("NOT DETERMINISTIC"))
    }

    @Test("The nearest candidate is suggested, or none")
    func suggestions() {
        #expect(Suggestion.distance("kitten", "sitting") == 3)
        #expect(Suggestion.distance("ab", "ba") == 1)
        #expect(Suggestion.nearest(to: "opertions", among: ["replicas", "operations"]) == "operations")
        #expect(Suggestion.nearest(to: "xyzzy", among: ["replicas", "operations"]) == nil)
        #expect(Suggestion.nearest(to: "dup", among: ["loss", "duplicate"]) == "duplicate")
    }
}
