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
            Measures the simulator by the time that one processor works: the event kernel alone,
            whole seeds of a small type and of the mixed document, deliveries of a long run, and
            replays of a small schedule.
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
        deliveries("pn-counter")
        replays()
        return ExitCode.success
    }

    private func kernel() {
        var configuration = SimulationConfiguration(seed: 1, replicas: 4, operations: 200_000, samplingBits: nil)
        configuration.faults.partitions = 0
        let time = ProcessorTime()
        let result = Workload.relay.run(configuration, nil)
        report("kernel events", result.events, time)
    }

    private func seeds(_ name: String) {
        guard let workload = Workload.shipped.first(where: { $0.name == name }) else { return }
        let time = ProcessorTime()
        var delivered = 0
        let count = 400
        for seed in 0..<UInt64(count) {
            let result = workload.run(SimulationConfiguration(seed: seed, replicas: 4, operations: 50), nil)
            delivered += result.network.delivered
        }
        report("\(name), seeds of 4 replicas and 50 operations", count, time)
        report("\(name), events delivered in these seeds", delivered, time)
    }

    /// Deliveries alone, where worlds are too long for their beginnings and ends to count.
    private func deliveries(_ name: String) {
        guard let workload = Workload.shipped.first(where: { $0.name == name }) else { return }
        let configuration = SimulationConfiguration(
            seed: 1,
            replicas: 4,
            operations: 5_000,
            faults: .none(),
            samplingBits: nil
        )
        let time = ProcessorTime()
        let result = workload.run(configuration, nil)
        report("\(name), events delivered in a long run", result.network.delivered, time)
    }

    private func replays() {
        let workload = Workload("counter", testing: CounterDouble.self)
        var configuration = SimulationConfiguration(seed: 1, replicas: 3, operations: 6, faults: .none())
        configuration.isThorough = true
        configuration.samplingBits = 0
        guard let schedule = workload.record(configuration, nil).schedule else { return }
        let steps = Schedule(Array(schedule.steps.prefix(20)))
        let count = 5_000
        let time = ProcessorTime()
        for _ in 0..<count { _ = workload.record(configuration, steps) }
        report("replays of 3 replicas and \(steps.steps.count) steps, all oracles, recorded", count, time)
        // What most candidates of the shrinker cost.
        configuration.oracles = [.convergence]
        let filtered = ProcessorTime()
        for _ in 0..<count { _ = workload.failure(configuration, steps) }
        report("replays of 3 replicas and \(steps.steps.count) steps, one oracle", count, filtered)
    }

    private func report(_ what: String, _ count: Int, _ time: ProcessorTime) {
        guard let nanoseconds = time.nanoseconds else {
            console.print("the system does not tell processor time\n")
            return
        }
        let perSecond = Int(UInt64(count) * 1_000_000 / UInt64(max(1, nanoseconds / 1_000)))
        if printsJSON {
            var object = JSONObject()
            object.add("figure", what)
            object.add("perSecond", perSecond)
            object.add("count", count)
            object.add("processorSeconds", nanoseconds: nanoseconds)
            console.print(object.line + "\n")
        } else {
            console.print("\(perSecond)/s  \(what)\n")
        }
    }
}
