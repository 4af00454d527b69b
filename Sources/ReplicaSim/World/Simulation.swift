/// The front door: runs a world of any replica type.
public enum Simulation {
    /// Runs one configuration.
    public static func run<Replica: SimulatedReplica>(
        _ replica: Replica.Type,
        setup: Replica.Setup,
        configuration: SimulationConfiguration,
        observer: RunObserver? = nil
    ) -> RunResult {
        var world = World<Replica>(configuration, setup: setup)
        return world.run(observer: observer)
    }

    /// Compares a result with that of running the same configuration again; a difference is a verdict of its own.
    public static func compare(_ result: RunResult, withRerun rerun: RunResult) -> RunResult {
        var result = result
        if result != rerun { result.verdict = result.verdict.orWorse(.rerunDiffered) }
        return result
    }
}
