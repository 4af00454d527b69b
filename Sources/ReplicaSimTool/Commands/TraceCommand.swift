import Foundation
import ReplicaSim

/// `replica-sim trace`: recorded editing histories, typed on simulated replicas over a bad network.
struct TraceCommand: Sendable {
    let configuration: SimulationConfiguration
    let files: [String]
    let seeds: Int
    let jobs: Int
    let checksRerun: Bool
    let printsJSON: Bool
    let repetition: String
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        configuration = try CommonOptions.configuration(arguments, defaults: TraceSimulation.defaults)
        files = arguments.files
        seeds = try CommonOptions.seeds(arguments)
        jobs = try CommonOptions.jobs(arguments)
        checksRerun = CommonOptions.checksRerun(arguments, byDefault: files.isEmpty && seeds == 1)
        printsJSON = arguments.has("json")
        repetition = CommonOptions.repetition(of: arguments)
    }
}

extension TraceCommand {
    static var spec: CommandSpec {
        CommandSpec(
            name: "trace",
            usage: "Usage: \(Catalogue.current.name) trace [options] [FILE...]",
            summary: """
                Types recorded editing traces on replicas over a bad network and compares every
                replica's text with the recorded one. A sequential trace is typed by one replica
                and followed by the others; a concurrent one is typed by its authors, each on the
                very versions they had before them. Without a file, two small traces are replayed
                that are built in.
                """,
            inBrief: "recorded editing histories, typed over a bad network",
            options: CommonOptions.first + [
                OptionSpec("replicas", "N", help: "how many replicas, 1-1000, at least one per author (default 3)")
            ] + CommonOptions.network + CommonOptions.last,
            notes: """
                A file is JSON, plain or gzipped, as in https://github.com/josephg/editing-traces.

                \(CommonOptions.exitCodes)
                """,
            takesFiles: true
        )
    }

    /// One trace under one seed.
    struct Job: Sendable {
        let name: String
        let plan: TracePlan
        let configuration: SimulationConfiguration
    }

    private typealias Outcome = (result: TraceResult, nanoseconds: Int64)

    /// Runs what was asked for and returns the exit code.
    func run() async -> Int32 {
        let traces: [(name: String, plan: TracePlan)]
        do {
            traces = try TraceFile.read(files)
        } catch {
            console.complain(error.description)
            return ExitCode.noInput
        }
        let jobs = traces.flatMap { trace in
            (0..<seeds).map { index in
                var configuration = configuration
                configuration.seed &+= UInt64(index)
                return Job(name: trace.name, plan: trace.plan, configuration: configuration)
            }
        }
        return jobs.count == 1 ? runAlone(jobs[0]) : await runAll(jobs)
    }

    private func runAlone(_ job: Job) -> Int32 {
        var line = ProgressLine(console)
        let total = job.plan.changes
        let outcome = run(job) { status in
            let what = status.isSettling ? "settling" : "typing  "
            line.show("\(what) \(ProgressBar.text(status.edits, of: total))  \(job.name)")
        }
        line.end()
        report(outcome)
        return outcome.result.verdict.exitCode
    }

    private func runAll(_ jobs: [Job]) async -> Int32 {
        var verdict = Verdict.converged
        var done = 0
        var matching = 0
        var line = ProgressLine(console)
        let sweep = Sweep(count: jobs.count, jobs: self.jobs) { index in run(jobs[index], observer: nil) }
        line.show("\(ProgressBar.text(0, of: jobs.count))  \(jobs.count) runs")
        for await chunk in sweep.results {
            for outcome in chunk {
                line.end()
                if !printsJSON, done > 0 { console.print("\n") }
                report(outcome)
                done += 1
                verdict = verdict.orWorse(outcome.result.verdict)
                if outcome.result.matchesEverywhere { matching += 1 }
            }
            line.show("\(ProgressBar.text(done, of: jobs.count))  \(done) of \(jobs.count) runs")
        }
        line.end()
        if !printsJSON { console.print("\n\(matching) of \(jobs.count) runs reproduced the recorded text\n") }
        return verdict.exitCode
    }

    private func run(_ job: Job, observer: RunObserver?) -> Outcome {
        let watch = Stopwatch()
        let result = TraceSimulation.run(job.plan, name: job.name, configuration: job.configuration, observer: observer)
        let nanoseconds = watch.nanoseconds
        guard checksRerun else { return (result, nanoseconds) }
        var compared = result
        let rerun = TraceSimulation.run(job.plan, name: job.name, configuration: job.configuration, observer: nil)
        compared.run = Simulation.compare(result.run, withRerun: rerun.run)
        return (compared, nanoseconds)
    }

    private func report(_ outcome: Outcome) {
        let (result, nanoseconds) = outcome
        if printsJSON {
            console.print(result.jsonLine(wallNanoseconds: nanoseconds) + "\n")
        } else {
            let file = files.isEmpty ? "" : " \(result.name)"
            let command = "\(repetition) --seed \(result.run.configuration.seed)\(file)"
            console.print(result.summary(wallNanoseconds: nanoseconds, wasRerun: checksRerun, command: command))
        }
    }
}
