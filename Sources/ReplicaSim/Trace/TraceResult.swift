/// What came out of typing a trace on simulated replicas.
public struct TraceResult: Sendable, Hashable {
    /// What the trace is called, usually its file.
    public let name: String

    /// The kind of trace.
    public let kind: EditingTrace.Kind

    /// How many people typed.
    public let authors: Int

    /// How many patches were typed.
    public let edits: Int

    /// How long the recorded final text is, in bytes of UTF-8.
    public let textBytes: Int

    /// For each replica whether its text is the recorded one.
    public let matches: [Bool]

    /// The run itself.
    public var run: RunResult

    /// Creates a result.
    public init(name: String, trace: EditingTrace, matches: [Bool], run: RunResult) {
        self.name = name
        kind = trace.kind
        authors = trace.authors
        edits = trace.edits
        textBytes = trace.endContent.utf8.count
        self.matches = matches
        self.run = run
    }
}

extension TraceResult {
    /// Whether every replica holds the recorded final text.
    public var matchesEverywhere: Bool { matches.allSatisfy { $0 } }

    /// The exit code: that of the run's verdict; a text that differs from the recorded one counts as a violation.
    public var verdict: Verdict { run.verdict }
}
