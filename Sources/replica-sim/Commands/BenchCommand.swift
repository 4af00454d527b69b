import ReplicaSim
import ReplicaSimTool

/// `replica-sim bench`: how fast the simulator itself is, on one core.
struct BenchCommand: Sendable {
    let printsJSON: Bool
    let console: Console

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        self.console = console
        printsJSON = arguments.has("json")
    }
}

extension BenchCommand {
    static let spec = CommandSpec(
        name: "bench",
        usage: "Usage: replica-sim bench [options]",
        summary: """
            Times the simulator on one core: the event kernel alone, whole seeds of the smallest
            type and of the mixed document, and replays of a small schedule.
            """,
        inBrief: "how fast the simulator itself is",
        options: [
            OptionSpec("json", help: "one JSON object per figure and line"), OptionSpec("help", help: "this text"),
        ]
    )

    /// Measures and returns the exit code.
    func run() -> Int32 {
        kernel()
        seeds("pn-counter")
        seeds("mixed")
        replays()
        return ExitCode.success
    }

    private func kernel() {
        var configuration = SimulationConfiguration(seed: 1, replicas: 4, operations: 200_000, samplingBits: nil)
        configuration.faults.partitions = 0
        let watch = Stopwatch()
        let result = Simulation.run(RelayReplica.self, setup: (), configuration: configuration)
        report("kernel events", result.events, watch.nanoseconds)
    }

    private func seeds(_ name: String) {
        guard let workload = Workload.shipped.first(where: { $0.name == name }) else { return }
        let watch = Stopwatch()
        var events = 0
        var delivered = 0
        let count = 400
        for seed in 0..<UInt64(count) {
            let result = workload.run(SimulationConfiguration(seed: seed, replicas: 4, operations: 50), nil)
            events += result.events
            delivered += result.network.delivered
        }
        let nanoseconds = watch.nanoseconds
        report("\(name), seeds of 4 replicas and 50 operations", count, nanoseconds)
        report("\(name), events delivered", delivered, nanoseconds)
    }

    private func replays() {
        let workload = Workload("counter", testing: CounterDouble.self)
        var configuration = SimulationConfiguration(seed: 1, replicas: 3, operations: 6, faults: .none())
        configuration.isThorough = true
        configuration.samplingBits = 0
        guard let schedule = workload.record(configuration, nil).schedule else { return }
        let steps = Schedule(Array(schedule.steps.prefix(20)))
        let watch = Stopwatch()
        let count = 5_000
        for _ in 0..<count { _ = workload.record(configuration, steps) }
        report("replays of 3 replicas and \(steps.steps.count) steps", count, watch.nanoseconds)
    }

    private func report(_ what: String, _ count: Int, _ nanoseconds: Int64) {
        let perSecond = Int(UInt64(count) * 1_000_000 / UInt64(max(1, nanoseconds / 1_000)))
        if printsJSON {
            var object = JSONObject()
            object.add("figure", what)
            object.add("perSecond", perSecond)
            object.add("count", count)
            object.add("wallSeconds", nanoseconds: nanoseconds)
            console.print(object.line + "\n")
        } else {
            console.print("\(perSecond)/s  \(what)\n")
        }
    }
}
