extension RunResult {
    /// The result for people.
    /// - Parameters:
    ///   - wallNanoseconds: how long the run took by a real clock.
    ///   - wasRerun: whether the run was repeated to compare the two.
    ///   - command: the command line that repeats this run.
    public func summary(wallNanoseconds: Int64, wasRerun: Bool, command: String) -> String {
        var report = ReportText()
        report.line(
            "seed \(configuration.seed) · \(workload) · \(Self.count(replicas.count, "replica")) · "
                + "\(Self.count(operations, "operation")) · replication by \(configuration.replication.rawValue)"
        )
        addFaults(to: &report)
        report.heading("What came out")
        addOutcome(to: &report)
        addReplicas(to: &report)
        report.heading("What it cost")
        addCost(to: &report, wallNanoseconds: wallNanoseconds)
        report.row("rerun", rerunRemark(wasRerun))
        report.row("again", command)
        return report.text
    }

    func addFaults(to report: inout ReportText) {
        report.heading("Thrown at them")
        report.row("messages sent", network.sent, NumberText.bytes(network.bytesSent))
        report.row("lost", network.lost, share(network.lost, configuration.faults.loss))
        report.row("duplicated", network.duplicated, share(network.duplicated, configuration.faults.duplication))
        report.row("arrived out of order", network.reordered, NumberText.percent(network.reordered, of: network.sent))
        report.row("cut off by partitions", network.cutOff, NumberText.percent(network.cutOff, of: network.sent))
        report.row("partitions", partitions.count, partitionList)
        report.row("delay", "\(configuration.faults.delay)")
        addRareFaults(to: &report)
    }

    /// Faults that are off unless asked for.
    private func addRareFaults(to report: inout ReportText) {
        let counts = [
            ("damaged", network.damaged), ("waited on clogged links", network.clogged),
            ("too large", network.tooLarge), ("dropped by full links", network.overflowed), ("crashes", faults.crashes),
            ("old backups", faults.backups),
            ("torn writes", faults.torn), ("misdirected writes", faults.misdirected), ("bit rot", faults.rotten),
            ("pauses", faults.pauses), ("slow replicas", faults.slowdowns), ("cores healed first", faults.cores),
            ("absences", faults.absences), ("clocks set wrong", faults.clockChanges),
            ("clocks that stood", faults.freezes), ("came to nobody", network.unheard),
        ]
        for (label, count) in counts where count > 0 { report.row(label, count) }
    }

    func addOutcome(to report: inout ReportText) {
        let within = TimeText.rounded(configuration.bound)
        switch verdict {
        case .converged:
            report.row("converged", "yes, \(TimeText.rounded(convergedAfter)) after the last edit")
            report.row("fell silent", "yes, \(TimeText.rounded(silentAfter)) after the last edit (bound \(within))")
        case .safetyViolated: report.row("SAFETY VIOLATED", "")
        case .notConverged: report.row("DID NOT CONVERGE", "within \(within)")
        case .notSilent: report.row("DID NOT FALL SILENT", "within \(within)")
        case .rerunDiffered: report.row("A RERUN DIFFERED", "something draws on more than the seed")
        }
        if let sighting {
            report.row("seen by", sighting.violation.oracle)
            report.row("", sighting.violation.message)
            report.row("", "at replica \(sighting.replica), after \(TimeText.rounded(sighting.time))")
        }
    }

    func addReplicas(to report: inout ReportText) {
        let agree = replicas.allSatisfy { $0.digest == replicas.first?.digest }
        if agree, let digest = replicas.first?.digest {
            report.row("digest", "\(NumberText.hexadecimal(digest)) on \(Self.all(replicas.count))")
        }
        let shown = replicas.prefix(agree ? 8 : 32)
        for (index, replica) in shown.enumerated() {
            report.row("replica \(index)", "\(NumberText.hexadecimal(replica.digest))   version \(replica.version)")
        }
        if shown.count < replicas.count { report.row("", "and \(replicas.count - shown.count) more") }
    }

    func addCost(to report: inout ReportText, wallNanoseconds: Int64) {
        let largest = "largest message \(NumberText.bytes(network.largestMessage))"
        report.row("bytes on the wire", network.bytesSent, largest)
        report.row("document", encodedSize, "bytes, with its history")
        report.row("virtual time", TimeText.rounded(silentAt))
        report.row("events", events, Self.rate(events, "events", nanoseconds: wallNanoseconds))
        report.row("states examined", checks, "by the oracles")
    }

    /// `1.23 M events/s in 4 ms`.
    static func rate(_ count: Int, _ unit: String, nanoseconds: Int64) -> String {
        let microseconds = max(1, nanoseconds / 1_000)
        let perSecond = Int(UInt64(count) * 1_000_000 / UInt64(microseconds))
        return "in \(TimeText.rounded(microseconds)), \(NumberText.grouped(perSecond)) \(unit)/s"
    }

    static func count(_ count: Int, _ noun: String) -> String {
        "\(NumberText.grouped(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func all(_ count: Int) -> String {
        count == 1 ? "the only replica" : "all \(count) replicas"
    }

    func rerunRemark(_ wasRerun: Bool) -> String {
        if verdict == .rerunDiffered { return "DIFFERENT from the first run" }
        return wasRerun ? "identical, event by event" : "not asked for"
    }

    private func share(_ part: Int, _ asked: Probability) -> String {
        "\(NumberText.percent(part, of: network.sent)), \(asked) asked for"
    }

    private var partitionList: String {
        guard replicas.count <= 16 else { return "" }
        let texts = partitions.prefix(3).map { partition in
            let camps = (UInt8(0)...2).map { camp in
                partition.camps.indices.filter { partition.camps[$0] == camp }.map(String.init).joined(separator: " ")
            }
            let shown = camps.filter { !$0.isEmpty }.joined(separator: partition.kind == .oneWay ? " < " : " | ")
            let kind = partition.kind == .clogged ? "clogged " : ""
            return "\(kind)\(shown) for \(TimeText.rounded(min(partition.end, healedAt) - partition.start))"
        }
        return (texts + (partitions.count > 3 ? ["…"] : [])).joined(separator: ", ")
    }
}
