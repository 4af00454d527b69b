/// Tells at little cost that a schedule does not fail in a given way.
///
/// It lets only the oracle watch that saw the failure and keeps nothing for people to look at. Other oracles change nothing
/// about a run but can end it earlier, as another failure; so whatever fails in that way under all oracles does so here. What
/// passes has to be run as a whole.
struct ReplayFilter: Sendable {
    let identity: FailureIdentity
    private let oracles: [Oracle]
    private let failure: @Sendable (SimulationConfiguration, Schedule) -> FailureIdentity?

    /// Creates the filter for a failure; nil where it is not one of an oracle that can watch alone.
    init?(
        _ identity: FailureIdentity,
        seenIn schedule: Schedule,
        configuration: SimulationConfiguration,
        failure: @escaping @Sendable (SimulationConfiguration, Schedule) -> FailureIdentity?
    ) {
        let name = identity.oracle.isEmpty ? Oracle.quiescence.rawValue : identity.oracle
        guard let oracle = Oracle(rawValue: name) else { return nil }
        self.identity = identity
        self.failure = failure
        // Invariants of what was issued are looked for in the ledger, which is kept for the model and the order only.
        oracles = (oracle == .invariant ? [.order, .invariant] : [oracle]).filter(configuration.oracles.contains)
        guard passes(schedule, configuration: configuration) else { return nil }
    }
}

extension ReplayFilter {
    /// Whether the schedule may fail in that way.
    func passes(_ schedule: Schedule, configuration: SimulationConfiguration) -> Bool {
        var configuration = configuration
        configuration.oracles = oracles
        return failure(configuration, schedule) == identity
    }
}
