/// How a run ended.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// All replicas hold the same content and the network is silent.
    case converged

    /// An oracle saw something that must never be.
    case safetyViolated

    /// Replicas still differ although the bound has passed, or nothing is left to happen.
    case notConverged

    /// Replicas agree but do not stop talking.
    case notSilent

    /// Running the same configuration again led elsewhere.
    case rerunDiffered
}

extension Verdict {
    /// The exit code of `replica-sim`: 0 converged, 1 safety violated, 2 did not converge or fall silent in bound, 3 a
    /// rerun differed.
    public var exitCode: Int32 {
        switch self {
        case .converged: 0
        case .safetyViolated: 1
        case .notConverged, .notSilent: 2
        case .rerunDiffered: 3
        }
    }

    /// Which of two verdicts a sweep reports: a violation of safety outweighs a differing rerun, which outweighs a
    /// missing convergence.
    public func orWorse(_ other: Verdict) -> Verdict {
        func weight(_ verdict: Verdict) -> Int {
            switch verdict {
            case .converged: 0
            case .notSilent: 1
            case .notConverged: 2
            case .rerunDiffered: 3
            case .safetyViolated: 4
            }
        }
        return weight(other) > weight(self) ? other : self
    }
}
