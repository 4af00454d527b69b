import ReplicaSim

/// `replica-sim explore`: every order in which a few operations can arrive.
struct ExploreCommand: Sendable {
    let limits: ExplorationLimits
    let workloads: [Workload]
    let seed: UInt64
    let seeds: Int
    let jobs: Int
    let printsJSON: Bool
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        var limits = ExplorationLimits()
        limits.replicas = try arguments.number("replicas", in: 1...5, default: limits.replicas)
        limits.operations = try arguments.number("operations", in: 0...8, default: limits.operations)
        limits.losses = try arguments.number("losses", in: 0...8, default: limits.losses)
        limits.duplicates = try arguments.number("duplicates", in: 0...8, default: limits.duplicates)
        limits.states = try arguments.number("states", in: 1...1_000_000_000, default: limits.states)
        self.limits = limits
        let known = Catalogue.current.known
        let name = try arguments.choice("workload", among: known.map(\.name) + ["all"], default: "all")
        workloads = name == "all" ? Catalogue.current.hunted : known.filter { $0.name == name }
        seed = try arguments.value("seed", default: 1, expected: "a whole number")
        seeds = try arguments.number("seeds", in: 1...100_000, default: 1)
        jobs = try CommonOptions.jobs(arguments)
        printsJSON = arguments.has("json")
    }
}

extension ExploreCommand {
    static var spec: CommandSpec {
        CommandSpec(
            name: "explore",
            usage: "Usage: \(Catalogue.current.name) explore [options]",
            summary: """
                Visits every state that some order of a few edits and deliveries leads to, with a message
                lost and one that arrives twice; states that are equal are visited once. Every state is
                examined, and from every ending the replicas must become equal and fall silent.
                """,
            inBrief: "every order in which a few operations can arrive",
            options: [
                OptionSpec(
                    "workload",
                    "NAME",
                    help: "one of run's workloads or mutant-N (default: every shipped type)"
                ),
                OptionSpec("replicas", "N", help: "how many replicas, 1-5 (default 3)"),
                OptionSpec("operations", "N", help: "edits in all, 0-8 (default 4)"),
                OptionSpec("losses", "N", help: "messages that may be lost (default 1)"),
                OptionSpec("duplicates", "N", help: "messages that may arrive twice (default 1)"),
                OptionSpec("seed", "N", help: "decides what is edited (default 1)"),
                OptionSpec("seeds", "N", help: "explore so many choices of edits, from --seed upward (default 1)"),
                OptionSpec("states", "N", help: "give up beyond so many states (default 5000000)"),
                OptionSpec("jobs", "N", help: "threads (default: one per core); results do not depend on it"),
                OptionSpec("json", help: "one JSON object per workload and line"),
                OptionSpec("help", help: "this text"),
            ],
            notes: "Exit codes: 0 all converge in every order; 1 one does not, or not every state was visited"
        )
    }

    private typealias Outcome = (exploration: Exploration, nanoseconds: Int64, seed: UInt64)

    /// Explores what was asked for and returns the exit code.
    func run() async -> Int32 {
        var rows = [["workload", "states", "transitions", "endings", "depth", "s", "outcome"]]
        var traces: [String] = []
        var isGood = true
        var line = ProgressLine(console)
        let sweep = Sweep(count: workloads.count * seeds, jobs: jobs) { index -> Outcome in
            let watch = Stopwatch()
            let seed = seed &+ UInt64(index % seeds)
            return (workloads[index / seeds].explore(limits, seed), watch.nanoseconds, seed)
        }
        for await chunk in sweep.results {
            for outcome in chunk {
                isGood = isGood && outcome.exploration.allConverge
                rows.append(row(outcome))
                if printsJSON { console.print(json(outcome) + "\n") }
                if outcome.exploration.violation != nil { traces.append(trace(outcome)) }
            }
            line.show("\(ProgressBar.text(rows.count - 1, of: workloads.count * seeds))  explored")
        }
        line.end()
        if !printsJSON {
            console.print(Table(rows).text + traces.joined())
            console.print(isGood ? "all converge\n" : "NOT all converge\n")
        }
        return isGood ? ExitCode.success : 1
    }

    private func row(_ outcome: Outcome) -> [String] {
        let found = outcome.exploration
        let verdict = found.violation.map { "\($0)" } ?? (found.isComplete ? "all converge" : "NOT COMPLETE")
        let hundredths = outcome.nanoseconds / 10_000_000
        let seconds = "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
        return [
            found.workload, "\(found.states)", "\(found.transitions)", "\(found.endings)", "\(found.depth)", seconds,
            verdict,
        ]
    }

    private func json(_ outcome: Outcome) -> String {
        let found = outcome.exploration
        var object = JSONObject()
        object.add("workload", found.workload)
        object.add("seed", outcome.seed)
        object.add("converges", found.allConverge)
        object.add("complete", found.isComplete)
        object.add("states", found.states)
        object.add("transitions", found.transitions)
        object.add("endings", found.endings)
        object.add("depth", found.depth)
        object.add("violation", found.violation.map { "\($0)" } ?? "")
        object.add("wallSeconds", nanoseconds: outcome.nanoseconds)
        return object.line
    }

    /// The way to what went wrong, as short as it gets.
    private func trace(_ outcome: Outcome) -> String {
        let found = outcome.exploration
        guard let workload = workloads.first(where: { $0.name == found.workload }) else { return "" }
        var configuration = SimulationConfiguration(seed: outcome.seed, replicas: limits.replicas, faults: .none())
        configuration.operations = limits.operations
        configuration.settleBound = 20_000_000
        let shrinker = ScheduleShrinker(
            found.schedule,
            configuration: configuration,
            failure: workload.failure,
            run: workload.record
        )
        guard var shrinker else {
            return "\n\(SpaceTimeDiagram(found.schedule, replicas: limits.replicas))"
        }
        shrinker.shrink()
        let problem = shrinker.result.sighting.map { "\($0.violation)" } ?? "\(shrinker.result.verdict)"
        return "\n\(problem)\n\(SpaceTimeDiagram(shrinker.best, replicas: shrinker.configuration.replicas))"
    }
}
