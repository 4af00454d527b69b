/// A kind of work for replicas to do: a name for the command line and a way to run it.
public struct Workload: Sendable {
    /// How the command line calls it.
    public let name: String

    /// One line on what is edited, for the help.
    public let summary: String

    /// Runs it under a configuration.
    public let run: @Sendable (SimulationConfiguration, RunObserver?) -> RunResult

    /// Creates a workload from a replica type.
    public init<Replica: SimulatedReplica>(
        _ name: String,
        summary: String,
        replica: Replica.Type,
        setup: Replica.Setup
    ) {
        self.name = name
        self.summary = summary
        run = { configuration, observer in
            var result = Simulation.run(replica, setup: setup, configuration: configuration, observer: observer)
            result.workload = name
            return result
        }
    }
}
