import ReplicaSim

/// A known way to get replication wrong, planted in a small double, for the simulator to find.
struct Mutant: Sendable {
    let number: Int
    let name: String
    let workload: Workload

    /// How many replicas run as copies of another.
    var clones = 0

    /// Faults that the double does not claim to stand, whole or broken.
    var excluded: [FaultClass] = []
}

extension Mutant {
    /// The hunt for it.
    func hunt(seeds: Range<UInt64>) -> Hunt {
        var hunt = Hunt(workload, seeds: seeds)
        hunt.clones = clones
        hunt.excluded = excluded
        return hunt
    }

    init(
        _ number: Int,
        _ name: String,
        clones: Int = 0,
        excluded: [FaultClass] = [],
        workload: (String) -> Workload
    ) {
        self.init(
            number: number,
            name: name,
            workload: workload("mutant-\(number)"),
            clones: clones,
            excluded: excluded
        )
    }

    /// All of them, by number.
    static let all: [Mutant] = known + further

    /// Bugs that others have planted and written about.
    static let known: [Mutant] = (counters + registers + sets + clocks + logs + sequences).sorted {
        $0.number < $1.number
    }

    /// The doubles without a bug: whoever is alarmed by these is wrong.
    static let controls: [Mutant] = [
        Mutant(0, "counter") { _ in Workload("whole-counter", testing: CounterDouble.self) },
        Mutant(0, "register") { _ in Workload("whole-register", testing: RegisterDouble.self) },
        Mutant(0, "observed set") { _ in Workload("whole-observed-set", testing: ObservedSetDouble.self) },
        Mutant(0, "tagged set") { _ in Workload("whole-tagged-set", testing: TaggedSetDouble.self) },
        Mutant(0, "tombstone set") { _ in Workload("whole-tombstone-set", testing: TombstoneSetDouble.self) },
        Mutant(0, "clock") { _ in Workload("whole-clock", testing: ClockDouble.self) },
        Mutant(0, "log") { _ in Workload("whole-log", summary: "", replica: LogDouble.self, setup: nil) },
        Mutant(0, "outbox", excluded: [.cores]) { _ in
            Workload("whole-outbox", summary: "", replica: OutboxDouble.self, setup: nil)
        },
        Mutant(0, "grow-only set") { _ in Workload("whole-grow-set", testing: GrowSetDouble.self) },
        Mutant(0, "values") { _ in Workload("whole-values", testing: ValuesDouble.self) },
        Mutant(0, "recount") { _ in Workload("whole-recount", testing: RecountDouble.self) },
        Mutant(0, "sequence") { _ in Workload("whole-sequence", testing: SequenceDouble.self) },
        Mutant(0, "playlist") { _ in Workload("whole-playlist", testing: PlaylistDouble.self) },
        Mutant(0, "tree") { _ in Workload("whole-tree", testing: TreeDouble.self) },
    ]

    static func counter(_ number: Int, _ name: String, _ bug: CounterDouble.Bug) -> Mutant {
        Mutant(number, name) { Workload($0, testing: CounterDouble.self) { CounterDouble(replica: $0, bug: bug) } }
    }

    private static let counters = [
        counter(1, "counter merge adds instead of taking the maximum", .mergeAdds),
        counter(2, "counter slot begins at 0 again after a restart", .slotRestarts),
        counter(3, "one signed counter slot under the maximum", .signedSlot),
    ]

    static func register(_ number: Int, _ name: String, _ bug: RegisterDouble.Bug) -> Mutant {
        Mutant(number, name) { Workload($0, testing: RegisterDouble.self) { RegisterDouble(replica: $0, bug: bug) } }
    }

    private static let registers = [
        register(4, "last-writer-wins tie keeps one's own", .tieKeepsSelf),
        register(5, "two writes of one replica in one tick", .oneTick),
        register(7, "two concurrent deletes have no tie-break", .deletionsTie),
    ]

    static func tagged(_ number: Int, _ name: String, _ bug: TaggedSetDouble.Bug) -> Mutant {
        Mutant(number, name) { Workload($0, testing: TaggedSetDouble.self) { TaggedSetDouble(replica: $0, bug: bug) } }
    }

    private static func observed(_ number: Int, _ name: String, _ bug: ObservedSetDouble.Bug) -> Mutant {
        Mutant(number, name) {
            Workload($0, testing: ObservedSetDouble.self) { ObservedSetDouble(replica: $0, bug: bug) }
        }
    }

    private static let sets = [
        tagged(8, "removal drops tags that it had not observed", .removesUnseen),
        observed(10, "set merge compares the peer's clock instead of the entry's dots", .comparesClocks),
        tagged(11, "early context-remove is neither deferred nor merged", .earlyContext),
        tagged(14, "delta applied over a gap, which acts as a delete", .coversGap),
        tagged(22, "duplicates are detected by their timestamp alone", .sameTime),
        tagged(30, "removal that comes before its add is discarded", .earlyRemoval),
        Mutant(32, "tombstones are dropped by age") {
            Workload($0, testing: TombstoneSetDouble.self) { TombstoneSetDouble(replica: $0, bug: .forgets) }
        },
        observed(34, "ids are cut to 32 bits", .shortIDs),
        observed(38, "output in the order of storage", .storageOrder),
    ]

    static func clock(_ number: Int, _ name: String, _ bug: ClockDouble.Bug) -> Mutant {
        Mutant(number, name) { Workload($0, testing: ClockDouble.self) { ClockDouble(replica: $0, bug: bug) } }
    }

    private static let clocks = [
        clock(16, "clock does not bump on receiving an equal time", .equalTimeKeepsCounter),
        clock(18, "clock ignores the wall on receiving", .ignoresWall),
        clock(19, "clock is not saved, a stamp is issued again", .notSaved),
        clock(20, "receiving never advances the clock", .neverReceives),
    ]

    static func log(_ number: Int, _ name: String, clones: Int = 0, _ bug: LogDouble.Bug?) -> Mutant {
        Mutant(number, name, clones: clones) { Workload($0, summary: "", replica: LogDouble.self, setup: bug) }
    }

    static func outbox(_ number: Int, _ name: String, _ bug: OutboxDouble.Bug) -> Mutant {
        Mutant(number, name, excluded: [.cores]) {
            Workload($0, summary: "", replica: OutboxDouble.self, setup: bug)
        }
    }

    private static let logs = [
        outbox(15, "merging a remote delta clears the own unsent one", .receivingClears),
        log(23, "sequence number used again after a crash", .reusesNumbers),
        log(24, "cloned replica id", clones: 1, nil),
        log(25, "version vector jumps a gap", .jumpsGap),
        outbox(27, "marked sent when sent, not when confirmed", .sentIsDone),
        outbox(28, "any answer counts as success", .anyAnswerIsEnough),
        log(29, "what cannot be taken in is asked for without end", .asksForParked),
    ]

    static func sequence(_ number: Int, _ name: String, _ bug: SequenceDouble.Bug) -> Mutant {
        Mutant(number, name) { Workload($0, testing: SequenceDouble.self) { SequenceDouble(replica: $0, bug: bug) } }
    }

    private static let sequences = [
        sequence(35, "insertion skips one concurrent sibling only", .skipsOne),
        sequence(40, "position not consistent with the order shown", .countsRemoved),
        Mutant(41, "move as remove and insert duplicates") {
            Workload($0, testing: PlaylistDouble.self) { PlaylistDouble(replica: $0, bug: .copies) }
        },
        Mutant(43, "tree looks for cycles only where the move is made") {
            Workload($0, testing: TreeDouble.self) { TreeDouble(replica: $0, bug: .trusts) }
        },
    ]
}
