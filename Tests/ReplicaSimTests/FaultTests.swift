import CRDTKit
import Testing

@testable import ReplicaSim
@testable import replica_sim

@Suite("Faults")
struct FaultTests {
    private func configuration(_ seed: UInt64 = 1) -> SimulationConfiguration {
        SimulationConfiguration(seed: seed, replicas: 3, operations: 40, faults: .none())
    }

    private func run(_ configuration: SimulationConfiguration, _ name: String = "mixed") -> RunResult {
        guard let workload = Workload.shipped.first(where: { $0.name == name }) else {
            preconditionFailure("there is a workload of that name")
        }
        return workload.run(configuration, nil)
    }

    @Test("Every shipped type stands every swarm of faults", arguments: Workload.shipped.map(\.name))
    func swarm(name: String) {
        for seed in 1...4 as ClosedRange<UInt64> {
            var configuration = SimulationConfiguration(seed: seed, replicas: 3, operations: 24)
            configuration.replication = ReplicationMode.allCases[Int(seed % 3)]
            configuration.faults = .swarm(KeyedRandom(seed: seed))
            configuration.isThorough = true
            let result = run(configuration, name)
            #expect(result.verdict == .converged, "seed \(seed): \(result.sighting.map { "\($0)" } ?? "")")
        }
    }

    @Test("What documents hide holds alone, too", arguments: Workload.alone.map(\.name))
    func alone(name: String) throws {
        let workload = try #require(Workload.alone.first { $0.name == name })
        try Hunt(workload, seeds: 1..<31).run()
    }

    @Test("Each fault that is asked for happens in some run")
    func coverage() {
        var coverage = FaultCoverage()
        for seed in 1...120 as ClosedRange<UInt64> {
            var configuration = configuration(seed)
            configuration.faults = .swarm(KeyedRandom(seed: seed))
            configuration.faults.messageCap = 200
            coverage.add(FaultCoverage(run(configuration)))
        }
        #expect(coverage.neverSeen(inAtLeast: 1) == [])
        #expect(coverage.entries.allSatisfy { $0.opportunities != nil || $0.runsEnabled > 0 })
    }

    @Test("What befalls messages is counted for each kind")
    func kinds() {
        var configuration = configuration()
        configuration.faults = FaultPlan()
        configuration.replication = .operations
        let result = run(configuration)
        let kinds = result.tally.kinds
        #expect(kinds == ["change", "sync", "state", "stateWantingReply", "snapshot", "update"])
        func total(_ fate: MessageTally.Fate) -> Int { kinds.indices.reduce(0) { $0 + result.tally[fate, $1] } }
        #expect(total(.sent) == result.network.sent)
        #expect(total(.lost) == result.network.lost)
        #expect(total(.duplicated) == result.network.duplicated)
        #expect(total(.reordered) == result.network.reordered)
        #expect(total(.cutOff) == result.network.cutOff)
        #expect(result.tally[.lost, 0] > 0 && result.tally[.lost, 1] > 0 && result.tally[.sent, 2] == 0)
    }

    @Test("A sweep fails when a fault spares one kind of message among many")
    func sparedKind() {
        var coverage = FaultCoverage()
        for seed in 1...60 as ClosedRange<UInt64> {
            var result = RunResult(configuration: configuration(seed))
            result.tally = MessageTally(kinds: ["change", "sync"])
            for _ in 0..<100 { result.tally.note(.sent, 0) }
            for _ in 0..<100 { result.tally.note(.sent, 1) }
            result.tally.note(.lost, 0)
            var plan = result.configuration
            plan.faults.loss = .percent(10)
            var lossy = RunResult(configuration: plan)
            lossy.tally = result.tally
            lossy.network.lost = 1
            coverage.add(FaultCoverage(lossy))
        }
        #expect(coverage.neverSeen(inAtLeast: 50) == ["lost × sync"])
    }

    @Test("A fault that never happens is named")
    func missing() {
        var configuration = configuration()
        configuration.faults.messageCap = 1_000_000
        let coverage = FaultCoverage(run(configuration))
        #expect(coverage.neverSeen(inAtLeast: 1) == ["too large"])
    }

    @Test("A crash loses what came since the last edit, and nothing in the end")
    func crashes() {
        var configuration = configuration(3)
        configuration.faults.crashes = 5
        let result = run(configuration)
        #expect(result.faults.crashes > 0)
        #expect(result.verdict == .converged)
    }

    @Test("A replica restored from an old backup goes on under an identity of its own")
    func backups() {
        var configuration = configuration(3)
        configuration.faults.backups = 3
        let result = run(configuration)
        #expect(result.faults.backups > 0)
        #expect(result.verdict == .converged)
    }

    @Test("Damaged messages are refused and sent again")
    func damage() {
        var configuration = configuration()
        configuration.faults.corruption = .percent(50)
        let result = run(configuration)
        #expect(result.network.damaged > 0)
        #expect(result.faults.refused > 0)
        #expect(result.verdict == .converged)
    }

    @Test("A clone under another replica's identity is noticed")
    func clones() {
        var configuration = configuration()
        configuration.faults = FaultPlan()
        configuration.faults.clones = 1
        let result = run(configuration)
        #expect(result.verdict == .safetyViolated)
        #expect(result.sighting?.violation.message.contains("two copies") == true)
    }

    @Test("What stands still goes on with what came meanwhile, and what is slow comes late")
    func stalls() {
        var calm = configuration(5)
        let before = run(calm)
        calm.faults.pauses = 3
        calm.faults.slowdowns = 3
        let result = run(calm)
        #expect(result.faults.pauses == 3)
        #expect(result.faults.slowdowns > 0)
        #expect(result.verdict == .converged)
        #expect(result.network.unheard == 0)
        #expect(result.fingerprint != before.fingerprint)
    }

    @Test("A full link drops what it can't hold, and takes anything when it is idle")
    func capacity() {
        var configuration = configuration(5)
        configuration.faults.delay = .constant(microseconds: 100_000)
        configuration.faults.linkCapacity = 1
        let result = run(configuration)
        #expect(result.network.overflowed > 0)
        #expect(result.network.delivered > 0)
        #expect(result.verdict == .converged)
    }

    @Test("Bursts let what was sent in a period arrive together")
    func bursts() {
        let delay = DelayDistribution.bursts(floorMicroseconds: 5_000, periodMicroseconds: 100_000)
        #expect(delay.sample(0, at: 0) == 105_000)
        #expect(delay.sample(7, at: 199_999) == 5_001)
        #expect([0, 1, 99_999].map { $0 + delay.sample(0, at: $0) } == [105_000, 105_000, 105_000])
    }

    @Test(
        "Those that hear each other become equal and silent while others are cut off",
        arguments: ReplicationMode.allCases
    )
    func cores(mode: ReplicationMode) {
        for seed in 1...20 as ClosedRange<UInt64> {
            var configuration = SimulationConfiguration(seed: seed, replicas: 4, operations: 24, replication: mode)
            configuration.faults.healsCoreFirst = true
            let result = run(configuration, "or-set")
            #expect(result.verdict == .converged, "seed \(seed): \(String(describing: result.sighting))")
            #expect(result.faults.cores == 1)
        }
    }

    @Test("A core has two replicas at least and leaves one out, and no link beside it works both ways")
    func drawnCores() {
        for seed in 1...100 as ClosedRange<UInt64> {
            let core = ConnectedCore.drawn(replicas: 5, random: KeyedRandom(seed: seed))
            #expect((2...4).contains(core.members.count { $0 }))
            for first in 0..<5 {
                for second in 0..<first {
                    let (there, back) = (core.connects(first, second), core.connects(second, first))
                    #expect(core.members[first] && core.members[second] ? there && back : !(there && back))
                }
            }
        }
    }

    @Test("A protocol that only passes on its own is caught where a core must become equal")
    func coreMutant() throws {
        let outbox = try #require(Mutant.controls.first { $0.name == "outbox" })
        var hunt = outbox.hunt(seeds: 1..<201)
        #expect(hunt.firstFailure() == nil)
        hunt.excluded = []
        #expect(hunt.firstFailure()?.sighting?.violation.oracle == "quiescence")
    }

    @Test("Replicas that forget, clamp clocks and send snapshots agree", arguments: Workload.shipped.map(\.name))
    func habits(name: String) throws {
        let workload = try #require(Workload.shipped.first { $0.name == name })
        for seed in 1...6 as ClosedRange<UInt64> {
            var configuration = Hunt(workload).configuration(of: seed)
            configuration.habits.compacts = true
            configuration.habits.clampsClocks = true
            configuration.habits.sendsSnapshots = true
            let result = workload.run(configuration, nil)
            #expect(result.verdict == .converged, "seed \(seed): \(String(describing: result.sighting))")
        }
    }

    @Test("Clocks show what their setting says")
    func clocks() {
        #expect(ClockSetting().reading(at: 5_000_000) == 1_000_005_000)
        #expect(ClockSetting(offset: -2_000).reading(at: 5_000_000) == 1_000_003_000)
        #expect(ClockSetting(drift: 100_000).reading(at: 5_000_000) == 1_000_005_500)
        #expect(ClockSetting(frozen: 7).reading(at: 5_000_000) == 7)
    }

    @Test("A one-way partition lets one direction through, a bridge hears all")
    func partitionEffects() {
        func stops(_ kind: Partition.Kind, _ camps: [UInt8], _ source: Int, _ destination: Int) -> Bool {
            let partition = Partition(start: 0, end: 1, kind: kind, camps: camps)
            if case .stops = partition.effect(from: source, to: destination) { return true }
            return false
        }
        #expect(stops(.oneWay, [0, 1], 0, 1) && !stops(.oneWay, [0, 1], 1, 0))
        #expect(stops(.bridged, [0, 1, 2], 0, 2) && !stops(.bridged, [0, 1, 2], 0, 1))
        #expect(!stops(.clogged, [0, 1], 0, 1) && stops(.split, [0, 1], 1, 0))
    }

    @Test("A disk gives back what was saved, and older states as backups")
    func disk() {
        var disk = Disk(0)
        for state in 1...6 { disk.save(state) }
        #expect(disk.restored(backup: 0) == 6)
        #expect(disk.restored(backup: 2) == 4)
        #expect(disk.restored(backup: 99) == 3)
        disk.rewind(backup: 2)
        #expect(disk.restored(backup: 0) == 4)
    }
}
