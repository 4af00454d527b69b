/// What makes two failures the same while a schedule is reduced: how the run ended and what saw it.
public struct FailureIdentity: Sendable, Hashable {
    /// How the run ended.
    public let verdict: Verdict

    /// What saw something wrong; empty where the replicas just did not become equal and silent.
    public let oracle: String

    /// The identity of a failed run; nil for one that ended well.
    public init?(_ result: RunResult) {
        self.init(result.verdict, oracle: result.sighting?.violation.oracle)
    }

    init?(_ verdict: Verdict, oracle: String?) {
        guard verdict != .converged else { return nil }
        self.verdict = verdict
        self.oracle = oracle ?? ""
    }
}

extension FailureIdentity: CustomStringConvertible {
    /// The oracle; quiescence where the replicas did not become equal and silent.
    public var description: String { oracle.isEmpty ? Oracle.quiescence.rawValue : oracle }
}
