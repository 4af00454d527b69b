import ReplicaSim

/// `replica-sim hunt`: many small worlds in which every state is examined.
struct HuntCommand: Sendable {
    let workloads: [Workload]
    let first: UInt64
    let seeds: Int
    let shard: Shard
    let jobs: Int
    let printsJSON: Bool
    let printsMarkdown: Bool
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        let known = Catalogue.current.known
        let name = try arguments.choice("workload", among: known.map(\.name) + ["all"], default: "all")
        workloads = name == "all" ? Catalogue.current.hunted : known.filter { $0.name == name }
        first = try arguments.value("seed", default: 1, expected: "a whole number")
        seeds = try CommonOptions.seeds(arguments, default: 200)
        shard = try Shard(arguments)
        jobs = try CommonOptions.jobs(arguments)
        printsJSON = arguments.has("json")
        printsMarkdown = arguments.has("markdown")
    }
}

extension HuntCommand {
    static var spec: CommandSpec {
        CommandSpec(
            name: "hunt",
            usage: "Usage: \(Catalogue.current.name) hunt [options]",
            summary: """
                Runs small worlds of few replicas and few edits, each with other faults, examines every
                state of each, and reduces the first run that goes wrong to the smallest of its kind.
                """,
            inBrief: "many small worlds with every state examined",
            options: [
                OptionSpec(
                    "workload",
                    "NAME",
                    help: "one of run's workloads or mutant-N (default: every shipped type)"
                ),
                OptionSpec("seed", "N", help: "the first seed (default 1)"),
                OptionSpec("seeds", "N", help: "how many seeds for each workload (default 200)"),
                OptionSpec("shard", "I/N", help: "the I-th of N equal parts of the seeds only"),
                OptionSpec("jobs", "N", help: "threads (default: one per core); results do not depend on it"),
                OptionSpec("json", help: "one JSON object per workload and line"),
                OptionSpec("markdown", help: "a table in Markdown to paste into a report"),
                OptionSpec("help", help: "this text"),
            ],
            notes: CommonOptions.exitCodes
        )
    }

    private struct Chunk: Sendable {
        var workload: Workload
        var tally = SweepTally()
        var failure: HuntFailure?
    }

    /// Hunts and returns the exit code.
    func run() async -> Int32 {
        var verdict = Verdict.converged
        var missing: [String] = []
        if printsMarkdown { console.print(SweepTally.markdownHeading) }
        for workload in workloads {
            let watch = Stopwatch()
            let chunk = await hunt(workload)
            verdict = verdict.orWorse(chunk.tally.verdict)
            if chunk.tally.verdict == .converged { missing += chunk.tally.faultsNeverSeen }
            if printsMarkdown {
                console.print(chunk.tally.markdownRow(workload: workload.name, wallNanoseconds: watch.nanoseconds))
            } else if printsJSON {
                console.print(chunk.tally.jsonLine(workload: workload.name, wallNanoseconds: watch.nanoseconds) + "\n")
            } else {
                let title = "\(workload.name): \(chunk.tally.seeds) small worlds, every state examined"
                console.print(chunk.tally.summary(title: title, wallNanoseconds: watch.nanoseconds) + "\n")
                if let failure = chunk.failure { console.print("\(failure)\n") }
            }
        }
        return verdict == .converged && !missing.isEmpty ? ExitCode.faultMissing : verdict.exitCode
    }

    private func hunt(_ workload: Workload) async -> Chunk {
        let hunt = Hunt(workload)
        var chunk = Chunk(workload: workload)
        var line = ProgressLine(console)
        let part = shard.part(of: seeds)
        let sweep = Sweep(count: part.count, jobs: jobs) { index in
            workload.run(hunt.configuration(of: first &+ UInt64(part.lowerBound + index)), nil)
        }
        for await results in sweep.results {
            for result in results {
                chunk.tally.add(result)
                if !result.converged, chunk.failure == nil { chunk.failure = hunt.reduce(result) }
            }
            line.show("\(ProgressBar.text(chunk.tally.seeds, of: part.count))  \(workload.name)")
        }
        line.end()
        return chunk
    }
}
