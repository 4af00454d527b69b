/// Which faults really happened, how often, and which never did although they were asked for.
public struct FaultCoverage: Sendable, Hashable {
    /// One fault.
    public struct Entry: Sendable, Hashable {
        /// What it is called.
        public let fault: String

        /// In how many runs it was asked for.
        public var runsEnabled: Int

        /// In how many runs it happened.
        public var runsSeen: Int

        /// How often it happened in all.
        public var count: Int

        /// How many messages it could have happened to, where it is about messages of one kind.
        public var opportunities: Int?
    }

    /// The faults, always the same ones in the same order.
    public private(set) var entries: [Entry] = []

    /// Creates the coverage of no run.
    public init() {}

    /// Creates the coverage of one run.
    public init(_ result: RunResult) {
        let plan = result.configuration.faults
        let network = result.network
        add("lost", plan.loss != .never, network.lost)
        add("duplicated", plan.duplication != .never, network.duplicated)
        add("out of order", plan.reordering != .never, network.reordered)
        add("damaged", plan.corruption != .never, network.damaged)
        add("damage refused", plan.corruption != .never, result.faults.refused)
        add("too large", plan.messageCap != nil, network.tooLarge)
        for kind in Partition.Kind.allCases {
            let began = result.partitions.count { $0.kind == kind }
            add("partition, \(kind)", plan.partitions > 0 && plan.partitionKinds.contains(kind), began)
        }
        add("cut off", plan.partitions > 0 && plan.partitionKinds != [.clogged], network.cutOff)
        add("crash", plan.crashes > 0, result.faults.crashes)
        add("old backup", plan.backups > 0, result.faults.backups)
        add("absence", plan.absences > 0, result.faults.absences)
        let crashes = plan.crashes > 0
        add("torn write", crashes && plan.tornWrites != .never, result.faults.torn)
        add("misdirected write", crashes && plan.misdirectedWrites != .never, result.faults.misdirected)
        add("bit rot", crashes && plan.bitRot != .never, result.faults.rotten)
        add("pause", plan.pauses > 0, result.faults.pauses)
        add("slow replica", plan.slowdowns > 0, result.faults.slowdowns)
        add("full link", plan.linkCapacity != nil, network.overflowed)
        add("core healed first", plan.healsCoreFirst && result.replicas.count > 2, result.faults.cores)
        let clocks = plan.clocks
        add("clock wrong", clocks.offset != 0 || clocks.drift != 0 || clocks.jumps > 0, result.faults.clockChanges)
        add("clock stands", clocks.freezes > 0 || clocks.allStand, result.faults.freezes)
        add(result.tally, plan)
    }
}

extension FaultCoverage {
    /// The faults that were asked for in at least `runs` runs and never happened.
    public func neverSeen(inAtLeast runs: Int) -> [String] {
        // What is rare is missing by chance where few messages could have met with it.
        entries.filter { entry in
            entry.runsEnabled >= runs && entry.count == 0 && entry.opportunities.map { $0 >= Self.enough } ?? true
        }.map(\.fault)
    }

    /// From how many messages on a fault that befell none of them is taken to be missing.
    private static let enough = 2_000

    /// Adds what happened in other runs.
    public mutating func add(_ other: FaultCoverage) {
        if entries.isEmpty {
            entries = other.entries
            return
        }
        for (index, entry) in other.entries.enumerated() {
            entries[index].runsEnabled += entry.runsEnabled
            entries[index].runsSeen += entry.runsSeen
            entries[index].count += entry.count
            if let more = entry.opportunities {
                entries[index].opportunities = (entries[index].opportunities ?? 0) + more
            }
        }
    }

    /// What befalls messages, for each kind that was sent.
    private mutating func add(_ tally: MessageTally, _ plan: FaultPlan) {
        for kind in tally.kinds.indices {
            for fate in MessageTally.Fate.allCases where fate != .sent {
                let sent = tally[.sent, kind]
                let isAsked = fate.isAsked(of: plan) && sent > 0
                add("\(fate) × \(tally.kinds[kind])", isAsked, tally[fate, kind])
                let dependsOnSize = fate == .tooLarge || fate == .overflowed
                entries[entries.count - 1].opportunities = isAsked && !dependsOnSize ? sent : 0
            }
        }
    }

    private mutating func add(_ fault: String, _ isEnabled: Bool, _ count: Int) {
        entries.append(
            Entry(fault: fault, runsEnabled: isEnabled ? 1 : 0, runsSeen: count > 0 ? 1 : 0, count: count)
        )
    }
}
