/// Looks for a run of a workload that goes wrong: many small worlds, each with other faults, and every state examined.
///
/// ```swift
/// try Hunt(Workload("votes", testing: Votes.self)).run()
/// ```
public struct Hunt: Sendable {
    /// What is run.
    public let workload: Workload

    /// The seeds that are tried.
    public var seeds: Range<UInt64>

    /// What is watched for.
    public var oracles = Oracle.allCases

    /// Faults that no seed gets, whatever it draws; see ``FaultClass``.
    public var excluded: [FaultClass] = []

    /// How many replicas there are at most.
    public var replicas = 4

    /// How many edits there are at most.
    public var operations = 12

    /// How many edits there are at most in the one world in sixteen that is long, of which only a sample of states is
    /// examined. Sizes and counts get there where small worlds don't; 0 for none.
    public var longOperations = 200

    /// How many replicas run as copies of another; a type that does not claim to notice them is not asked to.
    public var clones = 0

    /// Prepares a hunt.
    public init(_ workload: Workload, seeds: Range<UInt64> = 1..<501) {
        self.workload = workload
        self.seeds = seeds
    }
}

extension Hunt {
    /// The small world of a seed.
    public func configuration(of seed: UInt64) -> SimulationConfiguration {
        let random = KeyedRandom(seed: seed)
        var draws = random.stream(.world)
        var configuration = SimulationConfiguration(
            seed: seed,
            replicas: 2 + draws.below(max(1, replicas - 1)),
            operations: 2 + draws.below(max(1, operations - 1)),
            replication: ReplicationMode.allCases[draws.below(ReplicationMode.allCases.count)],
            samplingBits: 0
        )
        configuration.faults = .swarm(random)
        configuration.faults.clones = clones
        for fault in excluded { fault.leaveOut(of: &configuration.faults) }
        configuration.oracles = oracles
        configuration.isThorough = true
        configuration.settleBound = 20_000_000
        configuration.eventLimit = 20_000
        if longOperations > operations, draws.below(16) == 0 {
            configuration.operations = operations + draws.below(longOperations - operations + 1)
            configuration.eventLimit = 200_000
            configuration.isThorough = false
        }
        configuration.habits = .swarm(random)
        return configuration
    }

    /// The first seed that fails, with its result; nil if none does.
    public func firstFailure() -> RunResult? {
        for seed in seeds {
            let result = workload.run(configuration(of: seed), nil)
            if result.verdict != .converged { return result }
        }
        return nil
    }

    /// Runs the worlds of all seeds.
    /// - Throws: ``HuntFailure`` with the smallest schedule found for the first seed that fails.
    public func run() throws(HuntFailure) {
        guard let result = firstFailure() else { return }
        throw reduce(result)
    }

    /// The smallest schedule that fails as this run did.
    public func reduce(_ result: RunResult, limit: Int = 5_000) -> HuntFailure {
        let configuration = configuration(of: result.configuration.seed)
        let recorded = workload.record(configuration, nil)
        let shrinker = recorded.schedule.flatMap { schedule in
            ScheduleShrinker(
                schedule,
                configuration: configuration,
                limit: limit,
                failure: workload.failure,
                run: workload.record
            )
        }
        guard var shrinker else { return HuntFailure(result: result, workload: workload) }
        shrinker.shrink()
        return HuntFailure(result: result, workload: workload, shrinker: shrinker)
    }

    /// Runs one recorded schedule, as a failure printed it.
    /// - Throws: ``HuntFailure`` when it still fails, or ``ScheduleText/Failure`` when it can't be read.
    public func replay(_ text: String) throws {
        let record = try ScheduleText(reading: text)
        let result = workload.record(record.configuration, record.schedule)
        guard result.verdict != .converged else { return }
        throw HuntFailure(result: result, workload: workload, record: record)
    }
}
