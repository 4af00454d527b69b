/// A kind of work for replicas to do: a name for the command line and a way to run it.
public struct Workload: Sendable {
    /// How the command line calls it.
    public let name: String

    /// One line on what is edited, for the help.
    public let summary: String

    /// Runs it under a configuration.
    public let run: @Sendable (SimulationConfiguration, RunObserver?) -> RunResult

    /// Runs it under a configuration and keeps what happened; by a schedule, where one is given.
    public let record: @Sendable (SimulationConfiguration, Schedule?) -> RunResult

    /// Runs a schedule and says how it fails; nil where it does not. Keeps nothing, and is therefore the fastest.
    public let failure: @Sendable (SimulationConfiguration, Schedule) -> FailureIdentity?

    /// Runs it, by a schedule where one is given, and keeps what there is to see.
    public let film: @Sendable (SimulationConfiguration, Schedule?) -> Film

    /// Visits every state that some order of edits and deliveries leads to, with the edits of a seed.
    public let explore: @Sendable (ExplorationLimits, UInt64) -> Exploration

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
        record = { configuration, script in
            var world = World<Replica>(configuration, setup: setup, script: script, isRecording: true)
            var result = world.run()
            result.workload = name
            return result
        }
        failure = { configuration, script in
            var world = World<Replica>(configuration, setup: setup, script: script)
            return world.failure()
        }
        film = { configuration, script in
            var world = World<Replica>(configuration, setup: setup, script: script, isRecording: true)
            var film = world.film()
            film.result.workload = name
            return film
        }
        explore = { limits, seed in
            var explorer = Explorer<Replica>(limits, seed: seed)
            var result = explorer.run(setup: setup)
            result.workload = name
            return result
        }
    }
}
