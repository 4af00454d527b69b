/// What a sweep over many seeds added up to.
public struct SweepTally: Sendable, Hashable {
    /// How many seeds were run.
    public private(set) var seeds = 0

    /// How many of them ended well.
    public private(set) var converged = 0

    /// The worst verdict.
    public private(set) var verdict = Verdict.converged

    /// The first seeds that did not end well, with their verdicts.
    public private(set) var failures: [Failure] = []

    /// Which faults really happened.
    public private(set) var coverage = FaultCoverage()

    private var operations = 0
    private var events = 0
    private var checks = 0
    private var network = NetworkCounters()
    private var tally = MessageTally(kinds: [])
    private var slowest: Int64 = 0
    private var slowestSeed: UInt64 = 0
    private var fingerprint = Fingerprint(seed: 0)

    /// A seed that did not end well.
    public struct Failure: Sendable, Hashable {
        /// The seed.
        public let seed: UInt64

        /// How it ended.
        public let verdict: Verdict
    }

    /// Creates an empty tally.
    public init() {}
}

extension SweepTally {
    /// Adds a run; runs are added in the order of their seeds.
    public mutating func add(_ result: RunResult) {
        seeds += 1
        verdict = verdict.orWorse(result.verdict)
        if result.converged {
            converged += 1
        } else if failures.count < 20 {
            failures.append(Failure(seed: result.configuration.seed, verdict: result.verdict))
        }
        operations += result.operations
        events += result.events
        checks += result.checks
        network.add(result.network)
        tally.add(result.tally)
        coverage.add(FaultCoverage(result))
        fingerprint.combine(result.fingerprint)
        if result.convergedAfter > slowest {
            slowest = result.convergedAfter
            slowestSeed = result.configuration.seed
        }
    }

    /// The faults that enough seeds asked for to be sure of them, and that never happened.
    public var faultsNeverSeen: [String] { coverage.neverSeen(inAtLeast: 50) }

    /// How many of the faults that were asked for have happened.
    public var faultsSeen: (happened: Int, asked: Int) {
        let asked = coverage.entries.filter { $0.opportunities == nil && $0.runsEnabled > 0 }
        return (asked.count { $0.count > 0 }, asked.count)
    }

    /// The first two lines of a Markdown table whose others are ``markdownRow(workload:wallNanoseconds:)``.
    public static let markdownHeading = """
        | workload | seeds | failed | operations | events | messages | faults seen | seeds/s | digest |
        |---|--:|--:|--:|--:|--:|--:|--:|---|

        """

    /// The tally as a row of a Markdown table.
    /// - Parameters:
    ///   - workload: what was swept.
    ///   - wallNanoseconds: how long it took by a real clock.
    public func markdownRow(workload: String, wallNanoseconds: Int64) -> String {
        let perSecond = Int(UInt64(seeds) * 1_000_000 / UInt64(max(1, wallNanoseconds / 1_000)))
        let cells = [
            workload, NumberText.grouped(seeds), "\(seeds - converged)", NumberText.grouped(operations),
            NumberText.grouped(events), NumberText.grouped(network.sent),
            "\(faultsSeen.happened) of \(faultsSeen.asked)", NumberText.grouped(perSecond),
            NumberText.hexadecimal(fingerprint.value),
        ]
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    /// The tally as one line of JSON.
    public func jsonLine(workload: String, wallNanoseconds: Int64) -> String {
        var object = JSONObject()
        object.add("workload", workload)
        object.add("verdict", verdict.rawValue)
        object.add("seeds", seeds)
        object.add("converged", converged)
        object.add("seed", failures.first?.seed ?? 0)
        object.add("failures", failures.map { "\($0.seed) \($0.verdict.rawValue)" })
        object.add("operations", operations)
        object.add("messagesSent", network.sent)
        object.add("messagesLost", network.lost)
        object.add("messagesDuplicated", network.duplicated)
        object.add("messagesReordered", network.reordered)
        object.add("events", events)
        object.add("checks", checks)
        object.add("neverHappened", faultsNeverSeen)
        object.add("fingerprint", NumberText.hexadecimal(fingerprint.value))
        object.add("wallSeconds", nanoseconds: wallNanoseconds)
        return object.line
    }

    /// The tally for people.
    /// - Parameters:
    ///   - title: what was swept.
    ///   - wallNanoseconds: how long it took by a real clock.
    public func summary(title: String, wallNanoseconds: Int64) -> String {
        var report = ReportText()
        report.line(title)
        report.heading("Thrown at them, in all")
        report.row("operations", operations)
        report.row("messages sent", network.sent, NumberText.bytes(network.bytesSent))
        for entry in coverage.entries where entry.opportunities == nil && (entry.runsEnabled > 0 || entry.count > 0) {
            report.row(
                entry.fault,
                entry.count,
                "in \(NumberText.grouped(entry.runsSeen)) of \(NumberText.grouped(entry.runsEnabled)) runs"
            )
        }
        let missed = faultsNeverSeen
        if !missed.isEmpty { report.row("NEVER HAPPENED", missed.joined(separator: ", ")) }
        addKinds(to: &report)
        report.heading("What came out")
        report.row("seeds that converged", converged, "of \(NumberText.grouped(seeds))")
        if slowest > 0 {
            report.row("slowest", "seed \(slowestSeed), \(TimeText.rounded(slowest)) after its last edit")
        }
        report.row("states examined", checks, "by the oracles")
        report.row("digest of the sweep", NumberText.hexadecimal(fingerprint.value))
        for failure in failures { report.row("FAILED", "seed \(failure.seed): \(failure.verdict.rawValue)") }
        if seeds - converged > failures.count { report.row("", "and \(seeds - converged - failures.count) more") }
        report.heading("What it cost")
        report.row("seeds", seeds, RunResult.rate(seeds, "seeds", nanoseconds: wallNanoseconds))
        report.row("events", events, RunResult.rate(events, "events", nanoseconds: wallNanoseconds))
        return report.text
    }

    /// What really befell messages of each kind: a row for each fault, a column for each kind.
    private func addKinds(to report: inout ReportText) {
        let kinds = tally.kinds.indices.filter { tally[.sent, $0] > 0 }
        guard kinds.count > 1 else { return }
        report.heading("By kind of message")
        var rows = [[""] + kinds.map { tally.kinds[$0] }]
        for fate in MessageTally.Fate.allCases where kinds.contains(where: { tally[fate, $0] > 0 }) {
            rows.append(["\(fate)"] + kinds.map { "\(tally[fate, $0])" })
        }
        for row in ReportText.columns(rows) { report.line("  " + row) }
    }
}
