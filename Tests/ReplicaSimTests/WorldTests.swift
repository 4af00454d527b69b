import Testing

@testable import ReplicaSim
@testable import replica_sim

@Suite("Worlds of small replicas")
struct WorldTests {
    private func run(_ fault: DemonstrationReplica.Fault, seed: UInt64 = 1) -> RunResult {
        Simulation.run(
            DemonstrationReplica.self,
            setup: fault,
            configuration: SimulationConfiguration(seed: seed, operations: 100)
        )
    }

    @Test("A right counter converges and falls silent", arguments: 1...100 as ClosedRange<UInt64>)
    func converges(seed: UInt64) {
        let configuration = SimulationConfiguration(seed: seed, replicas: 4, operations: 90)
        let result = Simulation.run(GossipCounter.self, setup: (), configuration: configuration)
        #expect(result.verdict == .converged)
        #expect(result.operations == 90)
        #expect(result.replicas.map(\.version) == Array(repeating: "[23, 23, 22, 22]", count: 4))
    }

    @Test("It converges on a network that delivers nothing until it heals")
    func totalLoss() {
        var configuration = SimulationConfiguration(seed: 3, replicas: 3, operations: 30)
        configuration.faults.loss = .percent(100)
        configuration.faults.duplication = .never
        let result = Simulation.run(GossipCounter.self, setup: (), configuration: configuration)
        #expect(result.verdict == .converged)
        #expect(result.network.lost > 0)
    }

    @Test("Each way to be broken has its verdict")
    func verdicts() {
        #expect(run(.none).verdict == .converged)
        #expect(run(.countsTwice).verdict == .safetyViolated)
        #expect(run(.countsTwice).sighting?.violation.oracle == "convergence")
        #expect(run(.sendsOnce).verdict == .notConverged)
        #expect(run(.neverSilent).verdict == .notSilent)
        let rerun = Simulation.compare(run(.rollsDice), withRerun: run(.rollsDice))
        #expect(rerun.verdict == .rerunDiffered)
    }

    @Test("Exit codes are those of the documentation")
    func exitCodes() {
        let codes = Verdict.allCases.map { "\($0) \($0.exitCode)" }
        #expect(
            codes == ["converged 0", "safetyViolated 1", "notConverged 2", "notSilent 2", "rerunDiffered 3"]
        )
        #expect(Verdict.notConverged.orWorse(.safetyViolated) == .safetyViolated)
        #expect(Verdict.safetyViolated.orWorse(.rerunDiffered) == .safetyViolated)
        #expect(Verdict.converged.orWorse(.notSilent) == .notSilent)
    }

    @Test("Equal configurations have equal results, others have not")
    func determinism() {
        #expect(run(.none, seed: 9) == run(.none, seed: 9))
        #expect(run(.none, seed: 9).fingerprint != run(.none, seed: 10).fingerprint)
    }

    @Test("Every message and every copy is accounted for", arguments: 1...50 as ClosedRange<UInt64>)
    func accounting(seed: UInt64) {
        let network = run(.none, seed: seed).network
        #expect(network.sent + network.duplicated == network.delivered + network.lost + network.cutOff)
        #expect(network.lost > 0 && network.duplicated > 0 && network.reordered > 0)
    }

    @Test("Links deliver in order where nothing is reordered or duplicated")
    func firstInFirstOut() {
        var configuration = SimulationConfiguration(seed: 5, operations: 200)
        configuration.faults.reordering = .never
        configuration.faults.duplication = .never
        let result = Simulation.run(GossipCounter.self, setup: (), configuration: configuration)
        #expect(result.network.reordered == 0)
        #expect(result.network.duplicated == 0)
    }

    @Test("Switching one fault off leaves the draws of the others alone")
    func independentFaults() {
        var configuration = SimulationConfiguration(seed: 5, operations: 100)
        configuration.faults.partitions = 0
        let sendOnce = { (configuration: SimulationConfiguration) in
            Simulation.run(DemonstrationReplica.self, setup: .sendsOnce, configuration: configuration).network
        }
        let all = sendOnce(configuration)
        configuration.faults.duplication = .never
        #expect(sendOnce(configuration).lost == all.lost)
    }

    @Test("A lone replica has nobody to talk to")
    func alone() {
        let configuration = SimulationConfiguration(seed: 1, replicas: 1, operations: 10)
        let result = Simulation.run(GossipCounter.self, setup: (), configuration: configuration)
        #expect(result.verdict == .converged)
        #expect(result.network.sent == 0)
    }

    @Test("Without operations nothing happens")
    func idle() {
        let configuration = SimulationConfiguration(seed: 1, replicas: 3, operations: 0)
        let result = Simulation.run(GossipCounter.self, setup: (), configuration: configuration)
        #expect(result.verdict == .converged)
        #expect(result.events == 0)
    }
}
