import ReplicaSim

/// The workloads that the command line knows.
enum Workloads {
    /// The shipped types, then what is broken on purpose.
    static let all = shipped + demonstrations

    /// What CRDTKit ships, in documents and alone.
    static let shipped = Workload.shipped + [.undo] + Workload.alone

    /// Those, and the doubles of the planted bugs.
    static let known = all + Mutant.all.map(\.workload) + Mutant.controls.map(\.workload)

    /// What shows that the alarms work: each but the first fails, with the exit code it names.
    static let demonstrations = [
        Workload(
            "counter",
            summary: "a grow-only counter written by hand, as the broken ones but whole",
            replica: DemonstrationReplica.self,
            setup: .none
        ),
        Workload(
            "broken-counter",
            summary: "broken on purpose: counts what arrives twice twice (exit code 1)",
            replica: DemonstrationReplica.self,
            setup: .countsTwice
        ),
        Workload(
            "broken-sync",
            summary: "broken on purpose: never sends again what was lost (exit code 2)",
            replica: DemonstrationReplica.self,
            setup: .sendsOnce
        ),
        Workload(
            "broken-silence",
            summary: "broken on purpose: never stops talking (exit code 2)",
            replica: DemonstrationReplica.self,
            setup: .neverSilent
        ),
        Workload(
            "broken-rerun",
            summary: "broken on purpose: draws on more than the seed (exit code 3)",
            replica: DemonstrationReplica.self,
            setup: .rollsDice
        ),
    ]
}
