import ReplicaSim

/// `replica-sim run`: random work on simulated replicas over a bad network.
struct RunCommand: Sendable {
    let configuration: SimulationConfiguration
    let workload: Workload
    let isSwarm: Bool
    let shard: Shard
    let traceFile: String?
    let htmlFile: String?
    let checksDeterminism: Bool
    let seeds: Int
    let jobs: Int
    let checksRerun: Bool
    let printsJSON: Bool
    let printsMarkdown: Bool
    let repetition: String
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        var configuration = try CommonOptions.configuration(arguments, defaults: SimulationConfiguration())
        configuration.operations = try arguments.number(
            "operations",
            in: 0...100_000_000,
            default: configuration.operations
        )
        try CommonOptions.addFaults(arguments, to: &configuration)
        self.configuration = configuration
        isSwarm = arguments.has("swarm")
        shard = try Shard(arguments)
        traceFile = arguments.values["trace"]
        htmlFile = arguments.values["html"]
        checksDeterminism = arguments.has("check-determinism")
        let known = Catalogue.current.runnable
        let name = try arguments.choice("workload", among: known.map(\.name), default: Catalogue.current.standard)
        workload = known.first { $0.name == name } ?? known[0]
        seeds = try CommonOptions.seeds(arguments)
        jobs = try CommonOptions.jobs(arguments)
        checksRerun = CommonOptions.checksRerun(arguments, byDefault: seeds == 1)
        printsJSON = arguments.has("json")
        printsMarkdown = arguments.has("markdown")
        repetition = CommonOptions.repetition(of: arguments)
    }
}

extension RunCommand {
    static var spec: CommandSpec {
        CommandSpec(
            name: "run",
            usage: "Usage: \(Catalogue.current.name) run [options]",
            summary: """
                Lets replicas edit at random over a network that loses, duplicates, delays and
                reorders messages and falls apart; then heals it and requires that all replicas
                become equal and fall silent. The same seed gives the same result everywhere.
                """,
            inBrief: "random work over a bad network, for one seed or many",
            options: CommonOptions.first + [
                OptionSpec("replicas", "N", help: "how many replicas, 1-1000 (default 5)"),
                OptionSpec("operations", "N", help: "edits in all, shared out among the replicas (default 200)"),
                OptionSpec(
                    "workload",
                    "NAME",
                    help: "what they edit, see below (default \(Catalogue.current.standard))"
                ),
                OptionSpec("shard", "I/N", help: "sweep: run the I-th of N equal parts of the seeds only"),
                OptionSpec("trace", "FILE", help: "write down every decision of the run, for replay and shrink"),
                OptionSpec("html", "FILE", help: "draw the run, and the smallest one if it goes wrong, as a page"),
                OptionSpec("check-determinism", help: "run twice and report the first decision that differs"),
            ] + CommonOptions.network + CommonOptions.faults + CommonOptions.last,
            notes: "Workloads:\n\(Catalogue.current.list)\n\n\(CommonOptions.exitCodes)"
        )
    }

    /// Runs what was asked for and returns the exit code.
    func run() async -> Int32 {
        seeds == 1 ? runOne() : await sweep()
    }

    /// The configuration of the `index`th seed.
    private func configuration(of index: Int) -> SimulationConfiguration {
        var configuration = configuration
        configuration.seed &+= UInt64(index)
        if isSwarm {
            configuration.faults = .swarm(KeyedRandom(seed: configuration.seed))
            configuration.habits = .swarm(KeyedRandom(seed: configuration.seed))
        }
        return configuration
    }

    private func runOne() -> Int32 {
        let configuration = configuration(of: 0)
        var line = ProgressLine(console)
        let total = configuration.operations
        let watch = Stopwatch()
        var result = workload.run(configuration) { status in
            let what = status.isSettling ? "settling" : "editing "
            line.show("\(what) \(ProgressBar.text(status.edits, of: total))  \(status.events) events")
        }
        let nanoseconds = watch.nanoseconds
        if checksRerun {
            line.show("running it again to compare")
            result = Simulation.compare(result, withRerun: workload.run(configuration, nil))
        }
        line.end()
        if let code = record(result) { return code }
        if printsJSON {
            console.print(result.jsonLine(wallNanoseconds: nanoseconds) + "\n")
        } else {
            let command = "\(repetition) --seed \(configuration.seed)"
            console.print(
                result.summary(wallNanoseconds: nanoseconds, wasRerun: checksRerun, command: command)
            )
            if !result.converged { console.print(explanation(of: result)) }
        }
        return result.verdict.exitCode
    }

    func sweep() async -> Int32 {
        var tally = SweepTally()
        var line = ProgressLine(console)
        let watch = Stopwatch()
        let part = shard.part(of: seeds)
        let sweep = Sweep(count: part.count, jobs: jobs) { index in
            let configuration = configuration(of: part.lowerBound + index)
            let watch = Stopwatch()
            var result = workload.run(configuration, nil)
            let nanoseconds = watch.nanoseconds
            if checksRerun { result = Simulation.compare(result, withRerun: workload.run(configuration, nil)) }
            return (result: result, json: printsJSON ? result.jsonLine(wallNanoseconds: nanoseconds) + "\n" : "")
        }
        for await chunk in sweep.results {
            for item in chunk {
                tally.add(item.result)
                if !item.result.converged, tally.failures.count < 10, !printsJSON { report(item.result, &line) }
            }
            if printsJSON { console.print(chunk.map(\.json).joined()) }
            line.show(progress(tally, nanoseconds: watch.nanoseconds))
        }
        line.end()
        if printsMarkdown {
            let row = tally.markdownRow(workload: workload.name, wallNanoseconds: watch.nanoseconds)
            console.print(SweepTally.markdownHeading + row)
        } else if !printsJSON {
            let title =
                "\(part.count) seeds from \(configuration.seed &+ UInt64(part.lowerBound)) · \(workload.name) · "
                + "\(configuration.replicas) replicas · \(configuration.operations) operations · "
                + "replication by \(configuration.replication.rawValue)"
            console.print(tally.summary(title: title, wallNanoseconds: watch.nanoseconds))
        }
        if tally.verdict == .converged, !tally.faultsNeverSeen.isEmpty { return ExitCode.faultMissing }
        return tally.verdict.exitCode
    }

    private func progress(_ tally: SweepTally, nanoseconds: Int64) -> String {
        let perSecond = tally.seeds * 1_000 / max(1, Int(nanoseconds / 1_000_000))
        let failed = tally.seeds - tally.converged
        return
            "\(ProgressBar.text(tally.seeds, of: shard.part(of: seeds).count))  \(tally.seeds) seeds, \(perSecond)/s, "
            + "\(tally.faultsSeen.happened) of \(tally.faultsSeen.asked) faults seen, \(failed) failed"
    }

    private func report(_ result: RunResult, _ line: inout ProgressLine) {
        line.end()
        let seen = result.sighting.map { ": \($0.violation)" } ?? ""
        console.print("seed \(result.configuration.seed) \(result.verdict.rawValue)\(seen)\n")
        console.print("  again: \(repetition) --seed \(result.configuration.seed)\n\n")
    }
}
