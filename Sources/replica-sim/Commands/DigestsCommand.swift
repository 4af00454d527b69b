import Foundation
import ReplicaSim
import ReplicaSimTool

/// `replica-sim digests`: one number for each of many runs, which never changes but on purpose.
struct DigestsCommand: Sendable {
    let seeds: Int
    let jobs: Int
    let file: String?
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        seeds = try CommonOptions.seeds(arguments, default: 1_000)
        jobs = try CommonOptions.jobs(arguments)
        file = arguments.values["check"]
    }
}

extension DigestsCommand {
    static var spec: CommandSpec {
        CommandSpec(
            name: "digests",
            usage: "Usage: replica-sim digests [options]",
            summary: """
                Prints a digest of every decision and every final state for each of many seeds, under
                faults of every kind, the shipped types in turn; or compares them with a file of such.
                They are equal on every machine, in debug and release builds, and however Swift hashes.
                """,
            inBrief: "a digest of each of many runs, to be compared",
            options: [
                OptionSpec("seeds", "N", help: "how many, from 1 upward (default 1000)"),
                OptionSpec("jobs", "N", help: "threads (default: one per core); results do not depend on it"),
                OptionSpec("check", "FILE", help: "compare with what was printed before"),
                OptionSpec("help", help: "this text"),
            ],
            notes: "Exit codes: 0 printed, or all equal; 3 one differs; 66 the file cannot be read"
        )
    }

    /// The line of a seed.
    static func line(_ seed: UInt64) -> String {
        let workload = Workload.shipped[Int(seed % UInt64(Workload.shipped.count))]
        let random = KeyedRandom(seed: seed)
        var configuration = SimulationConfiguration(seed: seed, replicas: 4, operations: 24, samplingBits: nil)
        configuration.replication = ReplicationMode.allCases[Int(seed % UInt64(ReplicationMode.allCases.count))]
        configuration.faults = .swarm(random)
        configuration.habits = .swarm(random)
        let result = workload.run(configuration, nil)
        return "\(seed) \(workload.name) \(result.verdict.rawValue) \(String(result.fingerprint, radix: 16))"
    }

    /// Prints or compares, and returns the exit code.
    func run() async -> Int32 {
        var expected: [Substring]?
        if let file {
            guard let data = FileManager.default.contents(atPath: file) else {
                console.complain("cannot read '\(file)'")
                return ExitCode.noInput
            }
            expected = String(decoding: data, as: UTF8.self).split(separator: "\n")
        }
        var lines: [String] = []
        for await chunk in Sweep(count: seeds, jobs: jobs, work: { Self.line(UInt64($0 + 1)) }).results {
            if expected == nil { console.print(chunk.map { $0 + "\n" }.joined()) }
            lines += chunk
        }
        guard let expected else { return ExitCode.success }
        let pairs = zip(lines, expected)
        if let (mine, theirs) = pairs.first(where: { $0 != $1 }) {
            console.print("DIFFERENT: \(mine), and not \(theirs)\n")
            return Verdict.rerunDiffered.exitCode
        }
        console.print("\(min(lines.count, expected.count)) digests are what they were\n")
        return lines.count <= expected.count ? ExitCode.success : Verdict.rerunDiffered.exitCode
    }
}
