import Foundation
import ReplicaSim

/// `replica-sim report`: the results of many sweeps as one.
struct ReportCommand: Sendable {
    let files: [String]
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        files = arguments.files
        guard !files.isEmpty else {
            throw UsageError(message: "at least one FILE is needed", command: arguments.command.name)
        }
    }
}

extension ReportCommand {
    static var spec: CommandSpec {
        CommandSpec(
            name: "report",
            usage: "Usage: \(Catalogue.current.name) report FILE...",
            summary: """
                Adds up what sweeps on several machines printed with --json: one line per workload,
                with the seeds that did not converge.
                """,
            inBrief: "the results of many sweeps as one",
            options: [OptionSpec("help", help: "this text")],
            notes: "Exit codes: as those of run, for the worst result; 66 a file cannot be read",
            takesFiles: true
        )
    }

    private struct Total {
        var runs = 0
        var sums: [String: Int] = [:]
        var failures: [String] = []
    }

    private static let summed = [
        "operations", "events", "messagesSent", "messagesLost", "messagesDuplicated", "messagesReordered", "crashes",
    ]

    /// Adds the files up and returns the exit code.
    func run() -> Int32 {
        var totals: [String: Total] = [:]
        var verdict = Verdict.converged
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else {
                console.complain("cannot read '\(file)'")
                return ExitCode.noInput
            }
            for (number, line) in zip(1..., data.split(separator: 10)) {
                guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
                    let text = object["verdict"] as? String, let outcome = Verdict(rawValue: text)
                else {
                    console.complain("cannot read '\(file)': line \(number) is no result of a run")
                    return ExitCode.noInput
                }
                verdict = verdict.orWorse(outcome)
                add(object, outcome, to: &totals)
            }
        }
        printTable(totals)
        return verdict.exitCode
    }

    private func add(_ object: [String: Any], _ outcome: Verdict, to totals: inout [String: Total]) {
        let name = object["workload"] as? String ?? object["file"] as? String ?? "?"
        var total = totals[name] ?? Total()
        total.runs += object["seeds"] as? Int ?? 1
        for key in Self.summed { total.sums[key, default: 0] += object[key] as? Int ?? 0 }
        if outcome != .converged { total.failures.append("\(object["seed"] ?? "?") \(outcome.rawValue)") }
        totals[name] = total
    }

    private func printTable(_ totals: [String: Total]) {
        var rows = [["workload", "runs", "failed"] + Self.summed]
        for (name, total) in totals.sorted(by: { $0.key < $1.key }) {
            rows.append(
                [name, "\(total.runs)", "\(total.failures.count)"] + Self.summed.map { "\(total.sums[$0] ?? 0)" }
            )
        }
        console.print(Table(rows).text)
        for (name, total) in totals.sorted(by: { $0.key < $1.key }) {
            for failure in total.failures.prefix(20) { console.print("FAILED  \(name), seed \(failure)\n") }
        }
    }
}
