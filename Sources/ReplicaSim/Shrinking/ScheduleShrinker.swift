/// Reduces a schedule that fails to a small one that fails in the same way.
///
/// What happens after the failure goes first, then whole classes of faults, whole replicas, and chunks of steps, each with
/// the messages that it caused (delta debugging, Zeller and Hildebrandt 2002). What is left is brought into one normal
/// form, so that one fault found from many seeds reads the same each time.
public struct ScheduleShrinker {
    /// The configuration under which schedules run.
    public private(set) var configuration: SimulationConfiguration

    /// The smallest schedule so far.
    public private(set) var best: Schedule

    /// What the smallest schedule led to.
    public private(set) var result: RunResult

    /// How many runs it took.
    public private(set) var replays = 0

    /// Whether every schedule made of fewer of the steps was tried, and none fails.
    public internal(set) var isProvenMinimal = false

    private let identity: FailureIdentity
    private let limit: Int
    private let run: @Sendable (SimulationConfiguration, Schedule?) -> RunResult
    private let filter: ReplayFilter?

    /// Prepares to reduce a failing run.
    /// - Parameters:
    ///   - schedule: the failing run.
    ///   - configuration: what it was run with.
    ///   - limit: how many runs it may take.
    ///   - failure: runs a schedule just to see how it fails, such as ``Workload/failure``: most of those that are tried
    ///     don't fail, and then this is all that is done.
    ///   - run: runs a schedule, such as ``Workload/record``.
    /// - Returns: nil when the schedule does not fail.
    public init?(
        _ schedule: Schedule,
        configuration: SimulationConfiguration,
        limit: Int = 5_000,
        failure: (@Sendable (SimulationConfiguration, Schedule) -> FailureIdentity?)? = nil,
        run: @escaping @Sendable (SimulationConfiguration, Schedule?) -> RunResult
    ) {
        var configuration = configuration
        configuration.isThorough = true
        configuration.samplingBits = 0
        let result = run(configuration, schedule)
        guard let identity = FailureIdentity(result) else { return nil }
        self.configuration = configuration
        best = schedule
        self.result = result
        self.identity = identity
        self.limit = limit
        self.run = run
        filter = failure.flatMap { failure in
            ReplayFilter(identity, seenIn: schedule, configuration: configuration, failure: failure)
        }
    }
}

extension ScheduleShrinker {
    /// Reduces the schedule until nothing makes it smaller.
    public mutating func shrink() {
        cutAfterFailure()
        simplifyWorld()
        dropClasses()
        dropReplicas()
        var before = -1
        while before != best.steps.count, replays < limit {
            before = best.steps.count
            deleteChunks()
            deletePairs()
        }
        normalize()
        proveMinimum()
    }

    /// Takes a schedule if it fails in the same way.
    mutating func consider(_ steps: [Step], in other: SimulationConfiguration? = nil) -> Bool {
        guard replays < limit else { return false }
        replays += 1
        let schedule = Schedule(steps)
        let setting = other ?? configuration
        if let filter, !filter.passes(schedule, configuration: setting) { return false }
        let outcome = run(setting, schedule)
        guard FailureIdentity(outcome) == identity else { return false }
        if let other { configuration = other }
        best = schedule
        result = outcome
        return true
    }

    /// Takes a schedule if it fails in the same way, beyond the limit too.
    mutating func considerFreely(_ steps: [Step]) -> Bool {
        let spare = replays
        replays = 0
        defer { replays += spare }
        return consider(steps)
    }

    private mutating func cutAfterFailure() {
        if let sighting = result.sighting {
            let end = best.steps.firstIndex { $0.time > sighting.time } ?? best.steps.count
            if end < best.steps.count { _ = consider(Array(best.steps[..<end])) }
        }
        // Faults end after the last step anyway.
        _ = consider(best.steps.filter { $0.action != .heal })
    }

    /// Replaces the delays by one, and lets replicas have no habits.
    mutating func simplifyWorld() {
        var simple = configuration
        let clones = simple.faults.clones
        simple.faults = .none()
        simple.faults.clones = clones
        simple.settleBound = 10_000_000
        let habits = simple.habits
        simple.habits = ReplicaHabits()
        if simple == configuration || consider(best.steps, in: simple) { return }
        // What fails only while a part of the replicas is cut off keeps that.
        simple.faults.healsCoreFirst = configuration.faults.healsCoreFirst
        if simple != configuration, consider(best.steps, in: simple) { return }
        simple.habits = habits
        if simple != configuration { _ = consider(best.steps, in: simple) }
    }

    private mutating func dropClasses() {
        for fault in Step.Fault.allCases { _ = consider(best.steps.filter { $0.fault != fault }) }
        _ = consider(best.steps.withoutSecondCopies)
    }

    private mutating func dropReplicas() {
        for replica in (0..<configuration.replicas).reversed() {
            let kept = best.steps.filter { $0.replica != replica }
            guard kept.count < best.steps.count else { continue }
            _ = consider(kept.withoutOrphans)
        }
    }

    /// Deletes runs of steps, ever shorter ones, with the messages that they caused.
    private mutating func deleteChunks() {
        var size = max(1, best.steps.count / 2)
        while true {
            var start = best.steps.count - size
            while start > -size, replays < limit {
                let range = max(0, start)..<min(best.steps.count, start + size)
                var steps = best.steps
                steps.removeSubrange(range)
                if !range.isEmpty { _ = consider(steps.withoutOrphans) }
                start -= size
            }
            guard size > 1 else { return }
            size /= 2
        }
    }

    private mutating func deletePairs() {
        guard best.steps.count <= 24 else { return }
        var first = best.steps.count - 1
        while first > 0, replays < limit {
            for second in (0..<first).reversed() where first < best.steps.count {
                var steps = best.steps
                steps.remove(at: first)
                steps.remove(at: second)
                if consider(steps.withoutOrphans) { break }
            }
            first = min(first - 1, best.steps.count - 1)
        }
    }
}

extension [Step] {
    /// Without messages that arrived before.
    var withoutSecondCopies: [Step] {
        var delivered: Set<MessageName> = []
        var kept: [Step] = []
        for step in self {
            if let name = step.message, !delivered.insert(name).inserted { continue }
            kept.append(step)
        }
        return kept
    }

    /// Without messages that nobody sends.
    var withoutOrphans: [Step] {
        var ids: Set<Int32> = []
        return filter { step in
            if let message = step.message, !ids.contains(message.cause) { return false }
            ids.insert(step.id)
            return true
        }
    }
}
