import Foundation
import ReplicaSim

extension RunCommand {
    /// Writes the run down and compares it with another, as asked for.
    /// - Returns: an exit code if that went wrong.
    func record(_ result: RunResult) -> Int32? {
        if let htmlFile, let code = draw(result, in: htmlFile) { return code }
        guard traceFile != nil || checksDeterminism else { return nil }
        let recorded = workload.record(result.configuration, nil)
        guard let schedule = recorded.schedule else { return nil }
        if checksDeterminism {
            let again = workload.record(result.configuration, nil)
            if let difference = firstDifference(recorded, again) {
                console.print("NOT DETERMINISTIC: \(difference)\n")
                return Verdict.rerunDiffered.exitCode
            }
            if !printsJSON { console.print("deterministic: \(schedule.steps.count) decisions are the same twice\n\n") }
        }
        guard let traceFile else { return nil }
        let text = ScheduleText(workload: workload.name, configuration: recorded.configuration, schedule: schedule)
        return ScheduleFile.write("\(text)", to: traceFile, console: console)
    }

    /// The smallest schedule that goes wrong in the same way, where the run is short enough to look for it.
    func explanation(of result: RunResult) -> String {
        guard result.operations <= 2_000, let failure = workload.reduced(result.configuration) else { return "" }
        return "\nThe smallest schedule that goes wrong like that\n\(failure)"
    }

    private func draw(_ result: RunResult, in file: String) -> Int32? {
        var report = HTMLReport(title: "\(Catalogue.current.name): \(workload.name), seed \(result.configuration.seed)")
        report.add(workload.film(result.configuration, nil), title: "the whole run")
        if !result.converged, let smallest = workload.reduced(result.configuration)?.record {
            report.add(workload.film(smallest.configuration, smallest.schedule), title: "the smallest that fails so")
        }
        return ScheduleFile.write(report.page, to: file, console: console)
    }

    private func firstDifference(_ first: RunResult, _ second: RunResult) -> String? {
        let (one, other) = (first.schedule?.steps ?? [], second.schedule?.steps ?? [])
        for (index, (mine, theirs)) in zip(one, other).enumerated() where mine != theirs {
            return "decision \(index) was \(mine.action) at replica \(mine.replica), then \(theirs.action) at "
                + "replica \(theirs.replica)"
        }
        if one.count != other.count { return "\(one.count) decisions, then \(other.count)" }
        return first == second ? nil : "the decisions are the same, but not what came of them"
    }
}
