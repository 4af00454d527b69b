extension ScheduleText {
    /// Why a text is no record of a run.
    public struct Failure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The line, from 1.
        public let line: Int

        /// What is wrong with it.
        public let problem: String

        /// The line and what is wrong with it.
        public var description: String { "line \(line): \(problem)" }
    }

    /// Reads the text form.
    /// - Throws: ``Failure`` for the first line that makes no sense.
    public init(reading text: String) throws(Failure) {
        var configuration = SimulationConfiguration(faults: .none())
        configuration.isThorough = true
        configuration.eventLimit = 1_000_000
        configuration.samplingBits = 0
        self.init(workload: "", configuration: configuration, schedule: Schedule([]))
        var steps: [Step] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in zip(1..., lines) {
            let words = line.split(separator: " ").map(String.init)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            if number == 1 {
                guard words == ["replica-sim", "schedule", "\(Self.version)"] else {
                    throw Failure(line: 1, problem: "not a schedule of version \(Self.version)")
                }
            } else if Int32(first) != nil {
                guard let step = Step(words), step.replica < self.configuration.replicas else {
                    throw Failure(line: number, problem: "not a step")
                }
                steps.append(step)
            } else if !take(first, words.dropFirst().joined(separator: " ")) {
                throw Failure(line: number, problem: "'\(line)' is not understood")
            }
        }
        guard !workload.isEmpty else { throw Failure(line: 1, problem: "no workload is named") }
        schedule = Schedule(steps)
        self.configuration.operations = schedule.editCount
    }

    private mutating func take(_ key: String, _ value: String) -> Bool {
        switch (key, Int(value)) {
        case ("workload", _): workload = value  // which may hold spaces
        case ("seed", _):
            guard let seed = UInt64(value) else { return false }
            configuration.seed = seed
        case ("replicas", let count?) where (1...1_000).contains(count): configuration.replicas = count
        case ("core", 1?): configuration.faults.healsCoreFirst = true
        case ("snapshots", 1?): configuration.habits.sendsSnapshots = true
        case ("clamps", 1?): configuration.habits.clampsClocks = true
        case ("compacts", 1?): configuration.habits.compacts = true
        case ("clones", let count?) where count >= 0: configuration.faults.clones = count
        case ("bound", let bound?) where bound > 0: configuration.settleBound = Int64(bound)
        case ("interval", let interval?) where interval > 0: configuration.antiEntropyInterval = Int64(interval)
        case ("replication", _):
            guard let mode = ReplicationMode(rawValue: value) else { return false }
            configuration.replication = mode
        case ("delay", _):
            guard let delay = DelayDistribution(value) else { return false }
            configuration.faults.delay = delay
        default: return false
        }
        return true
    }
}

extension Step {
    /// Reads a step from the words of its line.
    fileprivate init?(_ words: [String]) {
        guard words.count >= 4, let id = Int32(words[0]), id >= 0, let time = Int64(words[1]), time >= 0,
            time <= DelayDistribution.maximumMicroseconds, words[2].hasPrefix("r"),
            let replica = Int(words[2].dropFirst()), replica >= 0, let action = Action(words[3], Array(words[4...]))
        else { return nil }
        self.init(id: id, time: time, replica: replica, action: action)
    }
}

extension Step.Action {
    fileprivate init?(_ verb: String, _ arguments: [String]) {
        switch (verb, arguments.count) {
        case ("tick", 0): self = .tick
        case ("heal", 0): self = .heal
        case ("restart", 1):
            guard let backup = Int(arguments[0]), backup >= 0 else { return nil }
            self = .restart(backup: backup)
        case ("disk", 2):
            guard let kind = DiskDamage.Kind(rawValue: arguments[0]), let seed = UInt64(arguments[1]) else {
                return nil
            }
            self = .damage(DiskDamage(kind: kind, seed: seed))
        case ("edit", 1...2):
            guard let turn = Int(arguments[0]), turn >= 0 else { return nil }
            let text = arguments.count == 2 ? arguments[1] : ""
            let draws = text.split(separator: ".").map { UInt64($0) }
            if text == "*" {
                self = .edit(turn: turn, draws: nil)
            } else {
                guard !draws.contains(nil) else { return nil }
                self = .edit(turn: turn, draws: draws.compactMap { $0 })
            }
        case ("deliver", 1), ("deliver", 3):
            let parts = arguments[0].split(separator: ".").compactMap { Int32($0) }
            guard parts.count == 2 else { return nil }
            let damage = arguments.count == 3 ? UInt64(arguments[2]) : nil
            self = .delivery(MessageName(cause: parts[0], place: parts[1]), damage: damage)
        case ("clock", 2...3):
            let limit: ClosedRange<Int64> = -1_000_000_000_000...1_000_000_000_000
            guard let offset = Int64(arguments[0]), let drift = Int64(arguments[1]), limit.contains(offset),
                (-1_000_000...1_000_000).contains(drift)
            else { return nil }
            let frozen = arguments.count == 3 ? UInt64(arguments[2]) : nil
            self = .clock(ClockSetting(offset: offset, drift: drift, frozen: frozen))
        default: return nil
        }
    }
}
