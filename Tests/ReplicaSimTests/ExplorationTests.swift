import Testing

@testable import ReplicaSim
@testable import replica_sim

@Suite("Exhaustive search")
struct ExplorationTests {
    private func limits(_ operations: Int, replicas: Int = 3) -> ExplorationLimits {
        var limits = ExplorationLimits()
        limits.operations = operations
        limits.replicas = replicas
        return limits
    }

    @Test("Every shipped type converges in every order of two operations", arguments: Workload.shipped.map(\.name))
    func shipped(name: String) throws {
        let workload = try #require(Workload.shipped.first { $0.name == name })
        let found = workload.explore(limits(2), 1)
        #expect(found.allConverge, "\(found.violation.map { "\($0)" } ?? "incomplete")")
        #expect(found.states > 50 && found.endings > 1)
    }

    @Test("Two replicas with one operation each and nothing lost have these states")
    func counted() {
        var limits = limits(2, replicas: 2)
        limits.losses = 0
        limits.duplicates = 0
        let found = Workload("counter", testing: CounterDouble.self).explore(limits, 1)
        // Nobody edited: 1. One did, and the message is on its way or there: 2 · 2. Both did without seeing the other:
        // 2 · 2. One did after seeing the other, and its message is on its way or there: 2 · 2.
        #expect(found.states == 13)
        #expect(found.depth == 4)
        #expect(found.allConverge)
    }

    @Test("It finds what only some orders show, by the shortest way", arguments: [10, 14, 22, 35, 41, 43])
    func mutants(number: Int) throws {
        let mutant = try #require(Mutant.all.first { $0.number == number })
        let seeds = (1...20 as ClosedRange<UInt64>)
        #expect(seeds.contains { mutant.workload.explore(limits(3), $0).violation != nil })
    }

    @Test("A search that is cut short says so")
    func incomplete() {
        var limits = limits(3)
        limits.states = 10
        #expect(!Workload("counter", testing: CounterDouble.self).explore(limits, 1).isComplete)
    }
}
