/// A run that went wrong, reduced to the smallest schedule that goes wrong in the same way.
///
/// Thrown from a Swift Testing test it reads as that test's issue, with a regression test to paste.
public struct HuntFailure: Error, Sendable {
    /// The run as it was found.
    public let result: RunResult

    /// What went wrong in the smallest schedule.
    public let smallest: RunResult

    /// The smallest schedule; nil if the run could not be repeated.
    public let record: ScheduleText?

    /// How many runs it took to find the smallest schedule.
    public let replays: Int

    /// Whether no schedule of fewer of the steps fails.
    public let isProvenMinimal: Bool

    init(result: RunResult, workload: Workload, shrinker: ScheduleShrinker? = nil, record: ScheduleText? = nil) {
        self.result = result
        smallest = shrinker?.result ?? result
        replays = shrinker?.replays ?? 0
        isProvenMinimal = shrinker?.isProvenMinimal ?? false
        self.record =
            record
            ?? shrinker.map {
                ScheduleText(workload: workload.name, configuration: $0.configuration, schedule: $0.best)
            }
    }
}

extension HuntFailure {
    /// What saw it.
    public var oracle: String { FailureIdentity(smallest)?.description ?? "" }

    /// What was seen, for people.
    public var problem: String {
        smallest.sighting?.violation.message
            ?? (smallest.verdict == .notSilent
                ? "the replicas do not stop talking"
                : "the replicas do not become equal, although all faults have ended")
    }

    /// The smallest schedule as a space-time diagram.
    public var diagram: String {
        guard let record else { return "" }
        return SpaceTimeDiagram(record.schedule, replicas: record.configuration.replicas).description
    }

    /// A test that fails until the fault is mended.
    public var regressionTest: String {
        guard let record else { return "" }
        let name = record.workload.split { !$0.isLetter && !$0.isNumber }.enumerated()
            .map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
            .joined()
        let lines = "\(record)".split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
        return """
            @Test func \(name)Regression() throws {
                try Hunt(workload).replay(
                    \"""
            \(lines)
                    \"""
                )
            }

            """
    }
}

extension HuntFailure: CustomStringConvertible {
    /// What went wrong, the diagram, and the test to paste.
    public var description: String {
        let shown = smallest.replicas.enumerated().map { "  replica \($0.offset) shows \($0.element.content)\n" }
            .joined()
        return """
            \(oracle): \(problem)
            seed \(result.configuration.seed), reduced in \(replays) runs to \(record?.schedule.steps.count ?? 0) steps
            \(diagram)\(shown)
            \(regressionTest)
            """
    }
}
