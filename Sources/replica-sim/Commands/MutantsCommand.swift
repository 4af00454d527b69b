import ReplicaSim
import ReplicaSimTool

/// `replica-sim mutants`: planted bugs that the simulator must find.
struct MutantsCommand: Sendable {
    let seeds: Int
    let jobs: Int
    let only: Int?
    let ablatesOracles: Bool
    let ablatesFaults: Bool
    let starts: Int
    let controlSeeds: Int
    let printsJSON: Bool
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        seeds = try arguments.number("seeds", in: 1...1_000_000, default: 2_000)
        jobs = try CommonOptions.jobs(arguments)
        controlSeeds = try arguments.number("control-seeds", in: 0...1_000_000_000, default: 100)
        let number = try arguments.number("only", in: 0...10_000, default: 0)
        only = number == 0 ? nil : number
        ablatesOracles = !arguments.has("quick")
        ablatesFaults = arguments.has("faults")
        starts = try arguments.number("forms", in: 0...100_000, default: 0)
        printsJSON = arguments.has("json")
    }
}

extension MutantsCommand {
    static let spec = CommandSpec(
        name: "mutants",
        usage: "Usage: replica-sim mutants [options]",
        summary: """
            Hunts for known ways to get replication wrong, planted in small doubles of counters,
            registers, sets, clocks, logs, sequences and trees; then for false alarms, with the
            same doubles unbroken.
            """,
        inBrief: "planted bugs that the simulator must find",
        options: [
            OptionSpec("seeds", "N", help: "how many seeds each hunt may take (default 2000)"),
            OptionSpec("jobs", "N", help: "threads (default: one per core); results do not depend on it"),
            OptionSpec("only", "NUMBER", help: "one mutant, with its smallest schedule"),
            OptionSpec("quick", help: "do not hunt again by each oracle alone"),
            OptionSpec("faults", help: "hunt again without each fault, to see which it needs"),
            OptionSpec("forms", "N", help: "find and reduce each from N other seeds, and compare the results"),
            OptionSpec("control-seeds", "N", help: "seeds for each unbroken double (default 100)"),
            OptionSpec("json", help: "one JSON object per mutant and line"),
            OptionSpec("help", help: "this text"),
        ],
        notes: """
            Columns: the oracle that saw it first; the oracles that see it when they are the only
            ones (C convergence, Q quiescence, M model, L laws, H happens-before order, I invariant,
            T codec); with --faults, those without which it is not found; the seeds and the time it took to
            find; the smallest schedule (a ? where it is not proven to be); how many runs and
            milliseconds it took to reduce; with --forms, how often the commonest result came up.

            Exit codes: 0 all were found and nothing else was; 1 otherwise
            """
    )

    /// Runs the hunts and returns the exit code.
    func run() async -> Int32 {
        let mutants = Mutant.all.filter { only == nil || $0.number == only }
        var reports: [MutantReport] = []
        var line = ProgressLine(console)
        let sweep = Sweep(count: mutants.count, jobs: jobs) { index in
            MutantReport(
                mutants[index],
                seeds: UInt64(seeds),
                oracles: ablatesOracles,
                faults: ablatesFaults,
                starts: starts
            )
        }
        for await chunk in sweep.results {
            reports += chunk
            if printsJSON { console.print(chunk.map { $0.jsonLine + "\n" }.joined()) }
            line.show("\(ProgressBar.text(reports.count, of: mutants.count))  mutants")
        }
        line.end()
        let alarms = await falseAlarms()
        let found = reports.count { $0.seed != nil }
        if printsJSON {
            if ablatesOracles, only == nil { console.print(oracleLines(reports)) }
        } else {
            printTable(reports, alarms)
        }
        console.print(summary(found, reports.count))
        return found == reports.count && alarms.isEmpty ? ExitCode.success : 1
    }

    private func printShrinking(_ reports: [MutantReport]) {
        let reduced = reports.filter { $0.failure != nil }
        guard !reduced.isEmpty else { return }
        let replays = reduced.map { $0.failure?.replays ?? 0 }.sorted()
        let times = reduced.map(\.shrinkNanoseconds).sorted()
        let middle = reduced.count / 2
        let small = reduced.count { $0.size.steps <= 12 && $0.size.replicas <= 3 }
        let proven = reduced.count { $0.failure?.isProvenMinimal == true }
        console.print(
            "\nreduced in \(replays[middle]) runs and \(times[middle] / 1_000_000) ms in the median, "
                + "\(replays[replays.count - 1]) runs and \(times[times.count - 1] / 1_000_000) ms at worst; "
                + "\(small) of \(reduced.count) to 3 replicas and 12 steps at most, \(proven) proven minimal\n"
        )
        let formed = reduced.compactMap(\.forms)
        guard !formed.isEmpty else { return }
        let single = formed.count { $0.distinct == 1 }
        let mostly = formed.count { $0.commonest * 10 >= $0.found * 9 }
        console.print(
            "one form from \(starts) seeds for \(single) of \(formed.count), "
                + "from nine in ten seeds for \(mostly)\n"
        )
    }

    private func falseAlarms() async -> [String] {
        guard only == nil, controlSeeds > 0 else { return [] }
        var alarms: [String] = []
        let sweep = Sweep(count: Mutant.controls.count, jobs: jobs) { index in
            let control = Mutant.controls[index]
            let hunt = control.hunt(seeds: 1..<UInt64(controlSeeds + 1))
            return hunt.firstFailure().map { "\(control.name):\n\(hunt.reduce($0))" }
        }
        for await chunk in sweep.results { alarms += chunk.compactMap { $0 } }
        return alarms
    }

    private func summary(_ found: Int, _ count: Int) -> String {
        guard printsJSON else { return "\(found) of \(count) mutants found\n" }
        var object = JSONObject()
        object.add("found", found)
        object.add("mutants", count)
        object.add("summary", "\(found) of \(count) mutants found")
        return object.line + "\n"
    }

    /// The mutants that an oracle finds when no other watches; those that no other finds, where these are asked for.
    private func found(by oracle: Oracle, in reports: [MutantReport], alone isAlone: Bool) -> [Int] {
        reports.filter { isAlone ? $0.oracles == [oracle] : $0.oracles.contains(oracle) }.map(\.mutant.number)
    }

    private func oracleLines(_ reports: [MutantReport]) -> String {
        Oracle.allCases.map { oracle in
            var object = JSONObject()
            object.add("oracle", oracle.rawValue)
            object.add("finds", found(by: oracle, in: reports, alone: false).count)
            object.add("onlyFinder", found(by: oracle, in: reports, alone: true).map { "\($0)" })
            return object.line + "\n"
        }.joined()
    }

    private func printTable(_ reports: [MutantReport], _ alarms: [String]) {
        console.print(Table([MutantReport.heading] + reports.map(\.row)).text)
        if only != nil {
            for report in reports {
                console.print(report.failure.map { "\n\($0)" } ?? "")
                console.print(report.forms.map { "\n\($0.listing)" } ?? "")
            }
        }
        if ablatesOracles, only == nil {
            let rows = Oracle.allCases.map { oracle in
                let unique = found(by: oracle, in: reports, alone: true).map(String.init)
                let count = found(by: oracle, in: reports, alone: false).count
                return ["\(oracle)", "\(count)", unique.isEmpty ? "none" : unique.joined(separator: " ")]
            }
            console.print("\n" + Table([["oracle", "finds", "mutants that no other finds"]] + rows).text)
        }
        if only == nil { printShrinking(reports) }
        for alarm in alarms { console.print("\nFALSE ALARM, \(alarm)\n") }
        if only == nil {
            let doubles = "\(Mutant.controls.count) unbroken doubles, \(controlSeeds) seeds each"
            console.print("\n\(doubles): \(alarms.isEmpty ? "no" : "\(alarms.count)") false alarms\n")
        }
    }
}
