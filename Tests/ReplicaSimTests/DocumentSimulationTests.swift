import CRDTKit
import Testing

@testable import ReplicaSim

@Suite("Worlds of documents")
struct DocumentSimulationTests {
    @Test(
        "Every shipped type converges in every replication mode, and falls silent",
        arguments: Workload.shipped.map(\.name),
        ReplicationMode.allCases
    )
    func converges(name: String, mode: ReplicationMode) throws {
        let workload = try #require(Workload.shipped.first { $0.name == name })
        for seed in 1...2 as ClosedRange<UInt64> {
            let configuration = SimulationConfiguration(
                seed: seed,
                replicas: 4,
                operations: 48,
                replication: mode,
                samplingBits: 3
            )
            let result = workload.run(configuration, nil)
            #expect(result.verdict == .converged, "seed \(seed): \(String(describing: result.sighting))")
            #expect(result.operations == 48)
            #expect(Set(result.replicas.map(\.digest)).count == 1)
            #expect(result.silentAfter < 5_000_000)
        }
    }

    @Test("Undo and views hold under every swarm of faults", arguments: ReplicationMode.allCases)
    func undo(mode: ReplicationMode) {
        for seed in 1...6 as ClosedRange<UInt64> {
            var configuration = SimulationConfiguration(
                seed: seed,
                replicas: 3,
                operations: 60,
                replication: mode,
                samplingBits: 2
            )
            configuration.faults.loss = .percent(10)
            let result = Workload.undo.run(configuration, nil)
            #expect(result.verdict == .converged, "seed \(seed): \(String(describing: result.sighting))")
        }
    }

    @Test("Replicas that hear nothing while they work converge afterwards", arguments: ReplicationMode.allCases)
    func totalLoss(mode: ReplicationMode) {
        var configuration = SimulationConfiguration(seed: 4, replicas: 3, operations: 60, replication: mode)
        configuration.faults.loss = .percent(100)
        configuration.faults.duplication = .never
        let result = Workload.mixed.run(configuration, nil)
        #expect(result.verdict == .converged)
        #expect(result.convergedAfter > 0)
    }

    @Test("Many replicas and few operations, few replicas and none", arguments: [(20, 20), (2, 2), (1, 5), (3, 0)])
    func extremes(replicas: Int, operations: Int) {
        let configuration = SimulationConfiguration(seed: 2, replicas: replicas, operations: operations)
        let result = Workload.mixed.run(configuration, nil)
        #expect(result.verdict == .converged)
        #expect(result.operations == operations)
    }

    @Test("A user's own edits are a workload in a few lines")
    func ownWorkload() {
        let workload = Workload("votes", summary: "likes and dislikes", editing: PNCounter.self) { votes, stream in
            if stream.below(4) == 0 { votes.decrement() } else { votes.increment() }
        }
        let result = workload.run(SimulationConfiguration(seed: 8, replicas: 3, operations: 30), nil)
        #expect(result.verdict == .converged)
        #expect(result.workload == "votes")
    }

    @Test("Equal configurations have equal results in every mode", arguments: ReplicationMode.allCases)
    func determinism(mode: ReplicationMode) {
        let configuration = SimulationConfiguration(seed: 6, operations: 60, replication: mode)
        #expect(Workload.mixed.run(configuration, nil) == Workload.mixed.run(configuration, nil))
    }

    @Test("Long and short delays leave time enough to converge", arguments: ["0ms", "10s", "exponential:1ms+2s"])
    func delays(spelling: String) throws {
        var configuration = SimulationConfiguration(seed: 2, replicas: 3, operations: 30)
        configuration.faults.delay = try #require(DelayDistribution(spelling))
        let result = Workload.mixed.run(configuration, nil)
        #expect(result.verdict == .converged)
        #expect(result.network.reordered > 0)
    }
}
