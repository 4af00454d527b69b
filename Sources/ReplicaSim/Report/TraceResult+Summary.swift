extension TraceResult {
    /// The result for people.
    /// - Parameters:
    ///   - wallNanoseconds: how long the run took by a real clock.
    ///   - wasRerun: whether the run was repeated to compare the two.
    ///   - command: the command line that repeats this run.
    public func summary(wallNanoseconds: Int64, wasRerun: Bool, command: String) -> String {
        var report = ReportText()
        let typists = kind == .sequential ? "one replica types" : RunResult.count(authors, "author") + " type at once"
        report.line(
            "\(name) · \(typists) · \(RunResult.count(run.replicas.count, "replica")) · "
                + "\(RunResult.count(edits, "edit")) · replication by \(run.configuration.replication.rawValue) · "
                + "seed \(run.configuration.seed)"
        )
        run.addFaults(to: &report)
        report.heading("What came out")
        report.row("recorded final text", matchRemark)
        run.addOutcome(to: &report)
        run.addReplicas(to: &report)
        report.heading("What it cost")
        run.addCost(to: &report, wallNanoseconds: wallNanoseconds)
        report.row("typed", edits, RunResult.rate(edits, "edits", nanoseconds: wallNanoseconds))
        report.row("bytes per edit", perEdit)
        report.row("final text", textBytes, "bytes of UTF-8")
        report.row("rerun", run.rerunRemark(wasRerun))
        report.row("again", command)
        return report.text
    }

    private var matchRemark: String {
        let matching = matches.count { $0 }
        return matchesEverywhere ? "reproduced by every replica" : "DIFFERENT on \(matches.count - matching) replicas"
    }

    /// On the wire, to all others together, with one decimal.
    private var perEdit: String {
        let tenths = edits == 0 ? 0 : run.network.bytesSent * 10 / edits
        return "\(NumberText.grouped(tenths / 10)).\(tenths % 10) on the wire, to all others together"
    }
}
