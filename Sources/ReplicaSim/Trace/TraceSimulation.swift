/// Types editing traces on simulated replicas.
public enum TraceSimulation {
    /// Three replicas; final states are examined, those on the way are not.
    public static let defaults = SimulationConfiguration(
        replicas: 3,
        samplingBits: nil
    )

    /// Types a trace and compares what came out with what was recorded.
    ///
    /// There are at least as many replicas as authors, and they type at `pace(of:)`, whatever the configuration says.
    public static func run(
        _ plan: TracePlan,
        name: String,
        configuration: SimulationConfiguration,
        observer: RunObserver? = nil
    ) -> TraceResult {
        var configuration = configuration
        configuration.replicas = max(configuration.replicas, plan.trace.authors)
        configuration.operations = plan.changes
        let busiest = plan.scripts.map(\.count).max() ?? 0
        configuration.editInterval = pace(of: busiest)
        let duration = Int64(busiest) &* configuration.editInterval
        configuration.expectedDuration = duration
        if configuration.replication == .state {
            configuration.antiEntropyInterval = gossipInterval(over: duration, else: configuration.roundInterval)
        }
        var world = World<TraceReplica>(configuration, setup: plan)
        var run = world.run(observer: observer)
        run.workload = "trace"
        let matches = world.replicas.map(\.holdsRecordedText)
        if run.verdict == .converged, let index = matches.firstIndex(of: false) {
            let violation = Violation(oracle: "recorded text", message: "the text is not the one that was recorded")
            run.sighting = Sighting(replica: index, time: run.silentAt, violation: violation)
            run.verdict = .safetyViolated
        }
        return TraceResult(name: name, trace: plan.trace, matches: matches, run: run)
    }

    /// The mean pause between two transactions of an author, in microseconds: such that a short trace takes about twenty
    /// seconds, but between 2 and 50 milliseconds.
    static func pace(of transactions: Int) -> Int64 {
        min(50_000, max(2_000, 20_000_000 / Int64(max(1, transactions))))
    }

    /// The interval at which whole documents are gossiped, in microseconds: a long trace has a large document, of which
    /// some fifty rounds are plenty; at most ten seconds, so that the end comes in time.
    private static func gossipInterval(over duration: Int64, else shortest: Int64) -> Int64 {
        max(shortest, min(10_000_000, duration / 50))
    }
}
