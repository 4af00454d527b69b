/// The text form of a recorded run: everything it takes to do it again, one line for each step.
///
///     replica-sim schedule 1
///     workload or-set
///     seed 17
///     replicas 3
///     0 1000 r0 edit 0 3.1
///     1 2000 r1 deliver 0.0
///
/// Lines of steps hold the step's id, microseconds, the replica and what happens. Unknown keys in the head are refused, so
/// that nobody replays something else than what was recorded.
public struct ScheduleText: Sendable, Hashable {
    /// The version of the format.
    public static let version = 1

    /// The name of the workload.
    public var workload: String

    /// What the run was configured to do.
    public var configuration: SimulationConfiguration

    /// What happened.
    public var schedule: Schedule

    /// Creates the record of a run.
    public init(workload: String, configuration: SimulationConfiguration, schedule: Schedule) {
        self.workload = workload
        self.configuration = configuration
        self.schedule = schedule
    }
}

extension ScheduleText: CustomStringConvertible {
    /// The text.
    public var description: String {
        let standard = SimulationConfiguration()
        var lines = [
            "replica-sim schedule \(Self.version)", "workload \(workload)", "seed \(configuration.seed)",
            "replicas \(configuration.replicas)",
        ]
        let faults = configuration.faults
        if configuration.replication != standard.replication {
            lines.append("replication \(configuration.replication.rawValue)")
        }
        lines.append("delay \(faults.delay)")
        if configuration.habits.sendsSnapshots { lines.append("snapshots 1") }
        if configuration.habits.clampsClocks { lines.append("clamps 1") }
        if configuration.habits.compacts { lines.append("compacts 1") }
        if faults.healsCoreFirst { lines.append("core 1") }
        if faults.clones > 0 { lines.append("clones \(faults.clones)") }
        if let bound = configuration.settleBound { lines.append("bound \(bound)") }
        if let interval = configuration.antiEntropyInterval { lines.append("interval \(interval)") }
        lines += schedule.steps.map(\.line)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Step {
    /// The step on one line.
    fileprivate var line: String {
        let head = "\(id) \(time) r\(replica) "
        switch action {
        case .edit(let turn, nil): return head + "edit \(turn) *"
        case .edit(let turn, let draws?):
            let numbers = draws.map { "\($0)" }.joined(separator: ".")
            return head + "edit \(turn)" + (draws.isEmpty ? "" : " ") + numbers
        case .tick: return head + "tick"
        case .delivery(let name, let damage):
            return head + "deliver \(name.cause).\(name.place)" + (damage.map { " damaged \($0)" } ?? "")
        case .restart(let backup): return head + "restart \(backup)"
        case .damage(let damage): return head + "disk \(damage.kind) \(damage.seed)"
        case .clock(let setting):
            return head + "clock \(setting.offset) \(setting.drift)" + (setting.frozen.map { " \($0)" } ?? "")
        case .heal: return head + "heal"
        }
    }
}
