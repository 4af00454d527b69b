import ReplicaSim

/// `replica-sim replay` and `replica-sim shrink`: recorded runs, again and smaller.
struct ReplayCommand: Sendable {
    let file: String
    let shrinks: Bool
    let limit: Int
    let output: String?
    let html: String?
    let printsJSON: Bool
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        guard arguments.files.count == 1, let file = arguments.files.first else {
            throw UsageError(message: "one FILE is needed, as 'run --trace' writes it", command: arguments.command.name)
        }
        self.file = file
        shrinks = arguments.command.name == Self.shrinkSpec.name
        limit = try arguments.number("limit", in: 1...10_000_000, default: 5_000)
        output = arguments.values["output"]
        html = arguments.values["html"]
        printsJSON = arguments.has("json")
    }
}

extension ReplayCommand {
    static var replaySpec: CommandSpec {
        CommandSpec(
            name: "replay",
            usage: "Usage: \(Catalogue.current.name) replay [options] FILE",
            summary: """
                Does a recorded run again, decision by decision, and examines every state. Steps may
                be taken out of the file: a message whose cause is gone is not delivered. After the
                last step all faults end and the replicas settle.
                """,
            inBrief: "a recorded run again, decision by decision",
            options: [
                OptionSpec("html", "FILE", help: "draw the run as a page"),
                OptionSpec("json", help: "the result as one JSON object"),
                OptionSpec("help", help: "this text"),
            ],
            notes: CommonOptions.exitCodes,
            takesFiles: true
        )
    }

    static var shrinkSpec: CommandSpec {
        CommandSpec(
            name: "shrink",
            usage: "Usage: \(Catalogue.current.name) shrink [options] FILE",
            summary: """
                Reduces a recorded run that goes wrong to a small one that goes wrong in the same way,
                and shows it.
                """,
            inBrief: "a small run that goes wrong like a recorded one",
            options: [
                OptionSpec("limit", "N", help: "how many runs it may take (default 5000)"),
                OptionSpec("output", "FILE", help: "write the smallest run down"),
                OptionSpec("html", "FILE", help: "draw the run as a page"),
                OptionSpec("json", help: "the result as one JSON object"),
                OptionSpec("help", help: "this text"),
            ],
            notes: "Exit codes: as those of replay, for the smallest run; 0 when nothing goes wrong",
            takesFiles: true
        )
    }

    /// Runs the file and returns the exit code.
    func run() -> Int32 {
        let record: ScheduleText
        switch ScheduleFile.read(file, console: console) {
        case .success(let text): record = text
        case .failure(let failure): return failure.exitCode
        }
        guard let workload = Catalogue.current.known.first(where: { $0.name == record.workload }) else {
            console.complain("'\(file)' is about a workload '\(record.workload)', which is unknown here")
            return ExitCode.noInput
        }
        return shrinks ? shrink(record, workload) : replay(record, workload)
    }

    /// Draws a run where that was asked for.
    /// - Returns: an exit code if the page can't be written.
    private func draw(_ record: ScheduleText, _ workload: Workload) -> Int32? {
        guard let html else { return nil }
        var report = HTMLReport(
            title: "\(Catalogue.current.name): \(record.workload), seed \(record.configuration.seed)"
        )
        report.add(workload.film(record.configuration, record.schedule), title: file)
        return ScheduleFile.write(report.page, to: html, console: console)
    }

    private func replay(_ record: ScheduleText, _ workload: Workload) -> Int32 {
        if let code = draw(record, workload) { return code }
        let watch = Stopwatch()
        let result = workload.record(record.configuration, record.schedule)
        let nanoseconds = watch.nanoseconds
        if printsJSON {
            console.print(result.jsonLine(wallNanoseconds: nanoseconds) + "\n")
            return result.verdict.exitCode
        }
        if record.schedule.steps.count <= 200 {
            console.print("\(SpaceTimeDiagram(record.schedule, replicas: record.configuration.replicas))\n")
        }
        let command = "\(Catalogue.current.name) replay \(file)"
        console.print(result.summary(wallNanoseconds: nanoseconds, wasRerun: false, command: command))
        return result.verdict.exitCode
    }

    private func shrink(_ record: ScheduleText, _ workload: Workload) -> Int32 {
        let watch = Stopwatch()
        guard let failure = workload.reduced(record, limit: limit) else {
            console.print("nothing goes wrong in \(file)\n")
            return ExitCode.success
        }
        if let output, let smallest = failure.record,
            let code = ScheduleFile.write("\(smallest)", to: output, console: console)
        {
            return code
        }
        if let smallest = failure.record, let code = draw(smallest, workload) { return code }
        if printsJSON {
            var object = JSONObject()
            object.add("oracle", failure.oracle)
            object.add("problem", failure.problem)
            object.add("steps", failure.record?.schedule.steps.count ?? 0)
            object.add("edits", failure.record?.schedule.editCount ?? 0)
            object.add("replicas", failure.record?.configuration.replicas ?? 0)
            object.add("replays", failure.replays)
            object.add("provenMinimal", failure.isProvenMinimal)
            object.add("schedule", failure.record.map { "\($0)" } ?? "")
            object.add("wallSeconds", nanoseconds: watch.nanoseconds)
            console.print(object.line + "\n")
        } else {
            console.print("\(failure)")
        }
        return failure.smallest.verdict.exitCode
    }
}
