import Foundation
package import ReplicaSim

/// The options that all commands that simulate share.
package enum CommonOptions {
    package static let first: [OptionSpec] = [
        OptionSpec("seed", "N", help: "decides every random draw (default 1)"),
        OptionSpec("seeds", "N", help: "sweep: run N seeds, from --seed upward (default 1)"),
        OptionSpec("jobs", "N", help: "threads of a sweep (default: one per core); results do not depend on it"),
    ]

    package static let network: [OptionSpec] = [
        OptionSpec("replication", "MODE", help: "state, delta or operations (default operations)"),
        OptionSpec("loss", "PERCENT", help: "messages that never arrive, 0-100 (default 10)"),
        OptionSpec("duplicate", "PERCENT", help: "messages that arrive twice, 0-100 (default 5)"),
        OptionSpec(
            "reorder",
            "PERCENT",
            help: "messages that are held back so that others overtake, 0-100 (default 10)"
        ),
        OptionSpec(
            "delay",
            "DELAY",
            help: """
                travel time: 20ms, uniform:5ms-80ms, exponential:5ms+20ms (floor + mean) or
                bursts:5ms+200ms (floor + period: all that was sent arrives together);
                units us, ms, s; a bare number is ms (default uniform:5ms-80ms)
                """
        ),
        OptionSpec("partitions", "N", help: "times the replicas are split into two camps (default 2)"),
    ]

    /// Faults that are off unless asked for.
    package static let faults: [OptionSpec] = [
        OptionSpec("swarm", help: "draw the faults, and how replicas keep house, from the seed"),
        OptionSpec("partition-kinds", "LIST", help: "of split, oneWay, bridged, clogged, swizzled (default split)"),
        OptionSpec("corrupt", "PERCENT", help: "messages that arrive damaged, 0-100 (default 0)"),
        OptionSpec("message-cap", "BYTES", help: "messages above this size do not get through"),
        OptionSpec("crashes", "N", help: "times a replica crashes and restarts from its disk (default 0)"),
        OptionSpec("backups", "N", help: "times a replica restarts from an old backup (default 0)"),
        OptionSpec("torn-writes", "PERCENT", help: "crashes that leave the last write torn (default 0)"),
        OptionSpec("misdirected-writes", "PERCENT", help: "that leave a block of it in the wrong place (default 0)"),
        OptionSpec("bit-rot", "PERCENT", help: "that leave a bit of it flipped (default 0)"),
        OptionSpec("pauses", "N", help: "times a replica stands still for a while (default 0)"),
        OptionSpec("slowdowns", "N", help: "times a replica becomes slow for a while (default 0)"),
        OptionSpec("link-capacity", "BYTES", help: "what a link holds at once; the rest is dropped"),
        OptionSpec("core-first", help: "faults end for a part of the replicas first"),
        OptionSpec("absences", "N", help: "times a replica is away for long or joins late (default 0)"),
        OptionSpec("clock-offset", "MS", help: "how wrong clocks are at most, in milliseconds (default 0)"),
        OptionSpec("clock-drift", "PPM", help: "how fast they go wrong, in parts per million (default 0)"),
        OptionSpec("clock-jumps", "N", help: "times a clock is set forward or back (default 0)"),
        OptionSpec("clock-freezes", "N", help: "times a clock stands still (default 0)"),
        OptionSpec("clocks-stand", help: "all clocks stand at one reading, so that times are equal"),
        OptionSpec("oracles", "LIST", help: "what is watched for (default all): \(oracleNames)"),
        OptionSpec("thorough", help: "examine every state, not a sample"),
    ]

    private static let oracleNames =
        "\n" + Oracle.allCases.map(\.rawValue).joined(separator: ", ")

    package static let last: [OptionSpec] = [
        OptionSpec("check-rerun", help: "run everything twice and compare (default for one seed without files)"),
        OptionSpec("no-check-rerun", help: "do not"),
        OptionSpec("json", help: "one JSON object per result and line"),
        OptionSpec("markdown", help: "of a sweep, a table in Markdown to paste into a report"),
        OptionSpec("help", help: "this text"),
    ]

    package static let exitCodes = """
        Exit codes:
          0   every replica converged and fell silent
          1   safety violated: an oracle saw something that must never be
          2   did not converge or fall silent in bound
          3   a rerun differed
          4   a fault that was asked for never happened
          64  the command line cannot be understood
          66  a file cannot be read
        """

    /// The network's faults.
    package static func faults(_ arguments: ParsedArguments) throws(UsageError) -> FaultPlan {
        var plan = FaultPlan()
        let percentage = "a percentage from 0 to 100, such as 12.5"
        plan.loss = try arguments.value("loss", default: plan.loss, expected: percentage)
        plan.duplication = try arguments.value("duplicate", default: plan.duplication, expected: percentage)
        plan.reordering = try arguments.value("reorder", default: plan.reordering, expected: percentage)
        plan.delay = try arguments.value(
            "delay",
            default: plan.delay,
            expected: "a delay such as 20ms, uniform:5ms-80ms, exponential:5ms+20ms or bursts:5ms+200ms, at most a day"
        )
        plan.partitions = try arguments.number("partitions", in: 0...10_000, default: plan.partitions)
        return plan
    }

    /// Adds the faults that are off unless asked for.
    package static func addFaults(
        _ arguments: ParsedArguments,
        to configuration: inout SimulationConfiguration
    ) throws(UsageError) {
        var plan = configuration.faults
        plan.corruption = try arguments.value("corrupt", default: .never, expected: "a percentage from 0 to 100")
        if arguments.has("message-cap") {
            plan.messageCap = try arguments.number("message-cap", in: 1...1_000_000_000, default: 65_536)
        }
        try addRareFaults(arguments, to: &plan)
        plan.partitionKinds = try list("partition-kinds", arguments, default: plan.partitionKinds)
        plan.crashes = try arguments.number("crashes", in: 0...10_000, default: 0)
        plan.backups = try arguments.number("backups", in: 0...10_000, default: 0)
        plan.absences = try arguments.number("absences", in: 0...10_000, default: 0)
        plan.clocks.offset = Int64(try arguments.number("clock-offset", in: 0...1_000_000_000, default: 0))
        plan.clocks.drift = Int64(try arguments.number("clock-drift", in: 0...900_000, default: 0))
        plan.clocks.jumps = try arguments.number("clock-jumps", in: 0...10_000, default: 0)
        plan.clocks.freezes = try arguments.number("clock-freezes", in: 0...10_000, default: 0)
        plan.clocks.allStand = arguments.has("clocks-stand")
        configuration.faults = plan
        configuration.oracles = try list("oracles", arguments, default: configuration.oracles)
        if arguments.has("thorough") {
            configuration.isThorough = true
            configuration.samplingBits = 0
        }
    }

    private static func addRareFaults(
        _ arguments: ParsedArguments,
        to plan: inout FaultPlan
    ) throws(UsageError) {
        let percentage = "a percentage from 0 to 100"
        plan.tornWrites = try arguments.value("torn-writes", default: .never, expected: percentage)
        plan.misdirectedWrites = try arguments.value("misdirected-writes", default: .never, expected: percentage)
        plan.bitRot = try arguments.value("bit-rot", default: .never, expected: percentage)
        plan.pauses = try arguments.number("pauses", in: 0...10_000, default: 0)
        plan.slowdowns = try arguments.number("slowdowns", in: 0...10_000, default: 0)
        plan.healsCoreFirst = arguments.has("core-first")
        guard arguments.has("link-capacity") else { return }
        plan.linkCapacity = try arguments.number("link-capacity", in: 1...1_000_000_000, default: 65_536)
    }

    private static func list<Value: RawRepresentable & CaseIterable>(
        _ name: String,
        _ arguments: ParsedArguments,
        default fallback: [Value]
    ) throws(UsageError) -> [Value] where Value.RawValue == String {
        guard let text = arguments.values[name] else { return fallback }
        let values = text.split(separator: ",").map { Value(rawValue: String($0)) }
        guard !values.isEmpty, !values.contains(where: { $0 == nil }) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(message: "'--\(name) \(text)': expected some of \(known)", command: arguments.command.name)
        }
        return values.compactMap { $0 }
    }

    /// The configuration of the first seed.
    package static func configuration(
        _ arguments: ParsedArguments,
        defaults: SimulationConfiguration
    ) throws(UsageError) -> SimulationConfiguration {
        var configuration = defaults
        configuration.seed = try arguments.value(
            "seed",
            default: defaults.seed,
            expected: "a whole number from 0 to \(UInt64.max)"
        )
        configuration.replicas = try arguments.number("replicas", in: 1...1_000, default: defaults.replicas)
        let mode = try arguments.choice(
            "replication",
            among: ReplicationMode.allCases.map(\.rawValue),
            default: defaults.replication.rawValue
        )
        configuration.replication = ReplicationMode(rawValue: mode) ?? defaults.replication
        configuration.faults = try faults(arguments)
        return configuration
    }

    /// Whether runs are repeated: if asked for, else for single runs only.
    package static func checksRerun(_ arguments: ParsedArguments, byDefault fallback: Bool) -> Bool {
        if arguments.has("no-check-rerun") { return false }
        return arguments.has("check-rerun") || fallback
    }

    /// How many seeds are run.
    package static func seeds(_ arguments: ParsedArguments, default fallback: Int = 1) throws(UsageError) -> Int {
        try arguments.number("seeds", in: 1...1_000_000_000, default: fallback)
    }

    /// How many threads run them.
    package static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int {
        try arguments.number("jobs", in: 1...1_024, default: ProcessInfo.processInfo.activeProcessorCount)
    }

    /// The command line without the options that choose seeds and output, and without files.
    package static func repetition(of arguments: ParsedArguments) -> String {
        let left = [
            "seed", "seeds", "jobs", "json", "markdown", "check-rerun", "no-check-rerun", "shard", "trace", "html",
        ]
        let kept = arguments.command.options.map(\.name).filter { !left.contains($0) }
        let options = kept.compactMap { name in
            arguments.values[name].map { $0.isEmpty ? " --\(name)" : " --\(name) \($0)" }
        }
        return "\(Catalogue.current.name) \(arguments.command.name)" + options.joined()
    }
}
